//! Real numbers keep their digits, and what is equal by a law of arithmetic is one value.

use forceout_solver::equations::inside::Real;
use forceout_solver::equations::problem::Function;
use forceout_solver::equations::{Numbers, Value};

use super::chance::Chance;
use super::denoting::{is_near, kept};
use super::exact::Fraction;
use super::values::applied;

/// Bits to which one operation is right.
const BITS: i32 = 96;
/// Bits to which a law with logarithms or angles holds.
const LAW_BITS: i32 = 90;

/// One real number or two, and a law.
pub fn round(chance: &mut Chance) {
    match chance.below(5) {
        0 => operations(chance),
        1 => exponentials(chance),
        2 => angles(chance),
        3 => fractions(chance),
        _ => laws(chance),
    }
}

fn real(number: &Fraction) -> Real {
    Real::of(&number.rational()).expect("it is of ordinary size")
}

fn near(real: Real, wanted: &Fraction, bits: i32) {
    assert!(
        is_near(&kept(real), wanted, bits),
        "{real:?} is not {wanted:?}"
    );
}

fn operations(chance: &mut Chance) {
    let (a, b) = (chance.fraction(), chance.fraction());
    let (x, y) = (real(&a), real(&b));
    near(x, &a, BITS);
    near(x * y, &a.times(&b), BITS);
    if let Some(quotient) = a.over(&b) {
        near(x / y, &quotient, BITS);
    }
    let larger = a.size().max(b.size());
    for (sum, wanted) in [(x + y, a.plus(&b)), (x - y, a.minus(&b))] {
        let apart = kept(sum).minus(&wanted).size();
        assert!(
            apart <= larger.shifted(-BITS),
            "{a:?} and {b:?} are not {sum:?}"
        );
    }
    let root = kept(x.abs().sqrt());
    assert!(
        is_near(&root.times(&root), &a.size(), BITS),
        "the root of {a:?}"
    );
}

fn exponentials(chance: &mut Chance) {
    let (a, b) = (chance.modest(), chance.modest());
    if a.plus(&b) > Fraction::of(500) {
        return; // e to it is out of range
    }
    let (x, y) = (real(&a), real(&b));
    let power = |x: Real| kept(x.exp().expect("it is of ordinary size"));
    assert!(
        is_near(&power(x).times(&power(y)), &power(x + y), LAW_BITS - 6),
        "e to {a:?} and {b:?}"
    );
    if a.sign() > 0 {
        near(x.ln().exp().expect("it was of ordinary size"), &a, LAW_BITS);
    }
    if a.sign() > 0 && b.sign() > 0 {
        let apart = kept((x * y).ln() - (x.ln() + y.ln())).size();
        let size = kept(x.ln()).size().plus(&kept(y.ln()).size());
        assert!(apart <= size.shifted(-LAW_BITS), "ln of {a:?} and {b:?}");
    }
}

fn angles(chance: &mut Chance) {
    let (a, b) = (chance.modest(), chance.modest());
    let (x, y) = (real(&a), real(&b));
    let ((sine, cosine), (other_sine, other_cosine)) = (x.sin_cos(), y.sin_cos());
    let (both_sine, both_cosine) = (x + y).sin_cos();
    let close = Fraction::of(1).shifted(10 - LAW_BITS);
    let same = |one: Real, other: Real| kept(one - other).size() <= close;
    assert!(
        same(sine * sine + cosine * cosine, Real::ONE),
        "the circle at {a:?}"
    );
    assert!(
        same(both_sine, sine * other_cosine + cosine * other_sine)
            && same(both_cosine, cosine * other_cosine - sine * other_sine),
        "the angles {a:?} and {b:?}"
    );
    let angle = sine.angle(cosine);
    let (again, beside) = angle.sin_cos();
    assert!(
        same(again, sine) && same(beside, cosine),
        "the angle of {a:?}"
    );
}

/// A fraction of small numbers is seen as one, and a root is not.
fn fractions(chance: &mut Chance) {
    let edge = (1 << 29) - 1;
    let most = chance.pick(&[20, 1000, 100_000, edge]);
    let (n, d) = (chance.between(-most, most), chance.between(1, most));
    let number = Fraction::of_small(n, d);
    let size = number.size();
    let is_small =
        n == 0 || (size <= Fraction::of(400_000_000) && size >= Fraction::of_small(1, 400_000_000));
    let noise = Real::exact(f64::from(
        i16::try_from(chance.between(-99, 99)).expect("it is small"),
    ));
    let nearly = real(&number) * (Real::ONE + noise.scaled(-96));
    if is_small {
        let (above, below) = nearly.fraction().expect("it is a fraction");
        assert_eq!(Fraction::of_small(above, below), number);
    }
    // With longer numbers a root may lie nearer to a short fraction than digits tell.
    if size.root(2).is_none() && most < edge {
        assert_eq!(
            real(&size).sqrt().fraction(),
            None,
            "the root of {size:?} is irrational"
        );
    }
}

/// What arithmetic says to be equal is one value, however it was made.
fn laws(chance: &mut Chance) {
    let numbers = Numbers::default();
    let small = |chance: &mut Chance, most: i64| {
        Fraction::of_small(chance.between(1, most), chance.pick(&[1, 1, 1, 2, 3, 5]))
    };
    let (a, b) = (small(chance, 60), small(chance, 60));
    let (p, q) = (small(chance, 5), small(chance, 6));
    let told = format!("a {a:?}, b {b:?}, p {p:?}, q {q:?}");
    let value = |number: &Fraction| numbers.rational(number.rational());
    let power = |base: Value, e: &Fraction| one(&numbers, Function::Power, base, value(e));
    let same = |law: &str, one: Value, other: Value| {
        let is_long = |v: Value| numbers.exact(v).is_some_and(|number| number.bits() > 28);
        let is_far = |v: Value| numbers.is_token(v) || is_long(v);
        assert!(
            one == other || is_far(one) || is_far(other),
            "{law}, with {told}: {one:?} and {other:?}"
        );
    };
    let over = |e: &Fraction| Fraction::of(1).over(e).expect("it is not 0");
    let times = |one: Value, other: Value| numbers.multiply(one, other);
    let (base, other) = (value(&a), value(&b));
    let (to_p, to_q) = (power(base, &p), power(base, &q));
    same("(a^p)^(1/p) = a", power(to_p, &over(&p)), base);
    same("(a^p)^q = a^pq", power(to_p, &q), power(base, &p.times(&q)));
    same(
        "a^p a^q = a^(p+q)",
        times(to_p, to_q),
        power(base, &p.plus(&q)),
    );
    let both = power(value(&a.times(&b)), &p);
    same("a^p b^p = (ab)^p", times(to_p, power(other, &p)), both);
    if base != Value::ONE {
        same(
            "log a^p = p",
            one(&numbers, Function::Log, to_p, base),
            value(&p),
        );
        let log = one(&numbers, Function::Log, other, base);
        same(
            "a^(log b) = b",
            one(&numbers, Function::Power, base, log),
            other,
        );
    }
    sums(&numbers, &same, (to_p, power(other, &q)));
}

/// The laws of two numbers s and t.
fn sums(numbers: &Numbers, same: &dyn Fn(&str, Value, Value), (s, t): (Value, Value)) {
    let (sum, product) = (numbers.add(s, t), numbers.multiply(s, t));
    same("s + t = t + s", sum, numbers.add(t, s));
    same("s t = t s", product, numbers.multiply(t, s));
    same("s + t - t = s", numbers.subtract(sum, t), s);
    same("s t / t = s", numbers.divide(product, t).expect("not 0"), s);
    if s != t {
        let square = |v: Value| numbers.multiply(v, v);
        let apart = numbers.multiply(sum, numbers.subtract(s, t));
        let squares = numbers.subtract(square(s), square(t));
        same("(s + t)(s - t) = s^2 - t^2", apart, squares);
    }
}

fn one(numbers: &Numbers, function: Function, a: Value, b: Value) -> Value {
    let found = applied(numbers, function, a, b);
    assert_eq!(found.len(), 1, "{function:?} has one value");
    found[0]
}
