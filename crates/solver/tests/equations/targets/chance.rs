//! Chance that can be repeated: the same seed draws the same things on every machine.

use num_bigint::BigInt;

use super::exact::Fraction;

/// A generator of numbers (splitmix).
pub struct Chance(u64);

impl Chance {
    /// The series of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any 64 bits.
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one.
    pub fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.word() % most as u64).expect("less than a size")
    }

    /// A number from the first to the last.
    pub fn between(&mut self, first: i64, last: i64) -> i64 {
        let wide = u64::try_from(last - first).expect("first comes first") + 1;
        first + i64::try_from(self.word() % wide).expect("less than a difference")
    }

    /// A count from the first to the last.
    pub fn count(&mut self, first: u8, last: u8) -> u8 {
        u8::try_from(self.between(first.into(), last.into())).expect("a small number")
    }

    /// Once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// A whole number or its opposite: mostly a numeral, now and then at the edge of a machine word.
    pub fn integer(&mut self) -> BigInt {
        match self.below(10) {
            0..=4 => self.between(-3, 12).into(),
            5 | 6 => self.between(-400, 4000).into(),
            7 => self.between(-(1 << 40), 1 << 40).into(),
            8 => {
                let edge: u32 = self.pick(&[31, 32, 61, 62, 63, 64, 127, 128]);
                let beside = self.between(-2, 2);
                let size = (BigInt::from(1) << edge) + beside;
                if self.once_in(2) { -size } else { size }
            }
            _ => BigInt::from(self.between(2, 9)).pow(u32::from(self.count(2, 40))),
        }
    }

    /// A fraction, half of the time a whole number.
    pub fn fraction(&mut self) -> Fraction {
        let above = self.integer();
        let below = match self.below(6) {
            0..=2 => BigInt::from(1),
            3 | 4 => self.between(2, 12).into(),
            _ => self.integer(),
        };
        Fraction::new(above, below).unwrap_or_default()
    }

    /// A fraction as players make them.
    pub fn modest(&mut self) -> Fraction {
        let (above, below) = if self.once_in(2) {
            (self.between(-4, 20), 1)
        } else {
            (
                self.between(-30, 300),
                self.pick(&[1, 1, 2, 3, 4, 5, 6, 8, 12]),
            )
        };
        Fraction::of_small(above, below)
    }
}
