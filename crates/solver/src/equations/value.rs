//! A value in two machine words, and the table of those that need more.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{OnceLock, PoisonError, RwLock};

use super::huge::{Heights, Huge, Tower};
use super::number::Rational;
use super::real::{Cell, Real};

/// A fraction of small numbers in lowest terms, or the place of another value in [`Numbers`].
///
/// Two values are the same number just if they are the same pair; of irrational ones this holds
/// to the digits that are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value {
    pub(super) n: i64,
    pub(super) d: i64,
}

impl Value {
    /// Nothing.
    pub const ZERO: Self = Self::integer(0);
    /// One.
    pub const ONE: Self = Self::integer(1);

    /// A whole number or its opposite.
    #[must_use]
    pub const fn integer(n: i64) -> Self {
        Self { n, d: 1 }
    }

    /// Whether it is a fraction of small numbers.
    #[must_use]
    pub const fn is_small(self) -> bool {
        self.d > 0
    }

    /// The whole number that it is, if it is a small one.
    #[must_use]
    pub const fn as_integer(self) -> Option<i64> {
        if self.d == 1 { Some(self.n) } else { None }
    }

    /// A number for hashing, well mixed.
    #[must_use]
    pub const fn hash(self) -> u64 {
        let mixed = (self.n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ (self.d as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        let mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ (mixed >> 29)
    }

    /// A wide value by its place; the denominator, which has no use there, tells its kind.
    const fn place(place: usize, kind: Kind) -> Self {
        Self {
            n: place as i64,
            d: -(kind as i64),
        }
    }

    /// Whether it is a wide value of that kind.
    #[must_use]
    pub const fn is(self, kind: Kind) -> bool {
        self.d == -(kind as i64)
    }
}

/// Hashing for keys that are values, or mixed already.
#[derive(Clone, Copy, Default)]
pub struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        let mixed = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 32);
    }

    fn write_i64(&mut self, word: i64) {
        self.write_u64(word as u64);
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(u64::from(word));
    }
}

/// A map that hashes quickly.
pub type Map<K, V> = HashMap<K, V, BuildHasherDefault<Mixed>>;

/// A value that two machine words do not hold.
#[derive(Clone, Debug)]
pub enum Wide {
    /// A fraction.
    Rational(Rational),
    /// An irrational number, and bounds of its height.
    Real(Real, Heights),
    /// A number that is not real.
    Complex(Real, Real),
    /// A product of powers of primes too large to be written out.
    Tower(Tower),
    /// A number too large to hold: only its size is known.
    Huge(Huge),
}

/// The kinds of [`Wide`] values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A fraction.
    Rational = 1,
    /// An irrational number.
    Real,
    /// A number that is not real.
    Complex,
    /// A product of powers of primes too large to be written out.
    Tower,
    /// A number too large to hold.
    Huge,
}

impl Wide {
    const fn kind(&self) -> Kind {
        match self {
            Self::Rational(_) => Kind::Rational,
            Self::Real(..) => Kind::Real,
            Self::Complex(..) => Kind::Complex,
            Self::Tower(_) => Kind::Tower,
            Self::Huge(_) => Kind::Huge,
        }
    }
}

/// A value taken apart.
#[derive(Clone, Copy, Debug)]
pub enum View<'a> {
    /// A fraction of small numbers.
    Small(i64, i64),
    /// Any other.
    Wide(&'a Wide),
}

/// The table of wide values; each has one place in it.
#[derive(Default)]
pub struct Numbers {
    shelf: Shelf,
    table: RwLock<Table>,
}

/// Wide values by their place; what has been put there is read without a lock.
#[derive(Default)]
struct Shelf {
    /// Each board is twice as long as the one before.
    boards: [OnceLock<Box<[OnceLock<Wide>]>>; 32],
}

impl Shelf {
    const FIRST: usize = 256;

    /// The board of a place, and the place on it.
    const fn spot(place: usize) -> (usize, usize) {
        let board = (place / Self::FIRST + 1).ilog2() as usize;
        (board, place - Self::FIRST * ((1 << board) - 1))
    }

    fn put(&self, place: usize, wide: Wide) {
        let (board, at) = Self::spot(place);
        let length = Self::FIRST << board;
        let board =
            self.boards[board].get_or_init(|| (0..length).map(|_| OnceLock::new()).collect());
        // Places are given out one by one, each once.
        let _ = board[at].set(wide);
    }

    fn get(&self, place: usize) -> Option<&Wide> {
        let (board, at) = Self::spot(place);
        self.boards.get(board)?.get()?[at].get()
    }
}

#[derive(Default)]
struct Table {
    count: usize,
    rationals: HashMap<Rational, Value>,
    reals: Map<Cell, Value>,
    complex: HashMap<(Cell, Cell), Value>,
    towers: HashMap<Tower, Value>,
    huge: HashMap<Huge, Value>,
}

/// The cell of nothing, for parts of complex numbers.
const NO_CELL: Cell = (0, 0);

impl Numbers {
    /// Takes a value apart.
    #[must_use]
    pub fn view(&self, value: Value) -> View<'_> {
        if value.is_small() {
            return View::Small(value.n, value.d);
        }
        View::Wide(self.wide(value))
    }

    /// How many wide values there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.read().count
    }

    /// Whether there is no wide value.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The wide value at a place.
    ///
    /// # Panics
    /// Where the value is small.
    #[must_use]
    pub fn wide(&self, value: Value) -> &Wide {
        let place = usize::try_from(value.n).ok();
        place
            .and_then(|place| self.shelf.get(place))
            .expect("a place in the table")
    }

    /// Puts a new value on the shelf.
    fn shelve(&self, table: &mut Table, wide: Wide) -> Value {
        let value = Value::place(table.count, wide.kind());
        self.shelf.put(table.count, wide);
        table.count += 1;
        value
    }

    /// The value of a fraction.
    #[must_use]
    pub fn rational(&self, number: Rational) -> Value {
        if let Some((n, d)) = number.to_small() {
            return Value { n, d };
        }
        if let Some(&known) = self.read().rationals.get(&number) {
            return known;
        }
        let mut table = self.write();
        if let Some(&known) = table.rationals.get(&number) {
            return known;
        }
        let value = self.shelve(&mut table, Wide::Rational(number.clone()));
        table.rationals.insert(number, value);
        value
    }

    /// The value of a real number that may be irrational; none where it is out of range.
    #[must_use]
    pub fn real(&self, number: Real, heights: Heights) -> Option<Value> {
        let number = number.in_range()?;
        let (own, beside) = number.cells();
        let find = |table: &Table| {
            [Some(own), beside].into_iter().flatten().find_map(|cell| {
                let value = *table.reals.get(&cell)?;
                let Wide::Real(known, _) = *self.wide(value) else {
                    return None;
                };
                known
                    .is_near(number)
                    .then(|| (value, known.is_same(number)))
            })
        };
        let known = find(&self.read());
        if let Some((value, true)) = known {
            return Some(value);
        }
        // A fraction is not mistaken for a number beside it that has lost some digits.
        if let Some((n, d)) = number.fraction() {
            return Some(Value { n, d });
        }
        let mut table = self.write();
        if let Some((value, _)) = find(&table) {
            return Some(value);
        }
        let value = self.shelve(&mut table, Wide::Real(number, heights));
        table.reals.insert(own, value);
        Some(value)
    }

    /// The value of a number that may be real or not; none where it is out of range.
    #[must_use]
    pub fn complex(&self, re: Real, im: Real) -> Option<Value> {
        let size = if re.abs().rough() > im.abs().rough() {
            re
        } else {
            im
        };
        if im.is_lost_beside(size) {
            return self.real(re, (0.0, f64::INFINITY));
        }
        let re = if re.is_lost_beside(size) {
            Real::ZERO
        } else {
            re.in_range()?
        };
        let im = im.in_range()?;
        let cells = |part: Real| {
            if part == Real::ZERO {
                (NO_CELL, None)
            } else {
                part.cells()
            }
        };
        let ((re_cell, re_beside), (im_cell, im_beside)) = (cells(re), cells(im));
        let mut table = self.write();
        for one in [Some(re_cell), re_beside].into_iter().flatten() {
            for other in [Some(im_cell), im_beside].into_iter().flatten() {
                if let Some(&known) = table.complex.get(&(one, other)) {
                    return Some(known);
                }
            }
        }
        let value = self.shelve(&mut table, Wide::Complex(re, im));
        table.complex.insert((re_cell, im_cell), value);
        Some(value)
    }

    /// The value of a product of powers that is too large to be written out.
    #[must_use]
    pub fn tower(&self, tower: Tower) -> Value {
        let mut table = self.write();
        if let Some(&known) = table.towers.get(&tower) {
            return known;
        }
        let value = self.shelve(&mut table, Wide::Tower(tower.clone()));
        table.towers.insert(tower, value);
        value
    }

    /// The value of which only the size is known.
    #[must_use]
    pub fn huge(&self, huge: Huge) -> Value {
        let mut table = self.write();
        if let Some(&known) = table.huge.get(&huge) {
            return known;
        }
        let value = self.shelve(&mut table, Wide::Huge(huge));
        table.huge.insert(huge, value);
        value
    }

    fn read(&self) -> std::sync::RwLockReadGuard<'_, Table> {
        self.table.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> std::sync::RwLockWriteGuard<'_, Table> {
        self.table.write().unwrap_or_else(PoisonError::into_inner)
    }
}
