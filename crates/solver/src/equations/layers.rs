//! All sets of one size side by side, with an index from a value to the cubes that make it.

use super::cubes::Cubes;
use super::glance::{Untold, size_of};
use super::real::Real;
use super::residue::inverses;
use super::size::Size;
use super::value::{Numbers, Value};

/// Bits of the filter by residues for each value.
const BITS_OF_A_VALUE: usize = 16;
/// Bits of the filter by size for each value, which is noted with its two neighbours.
const BITS_OF_A_SIZE: usize = 48;
/// Digits of a machine number that the filter by size leaves out: it keeps 30.
const ROUGH_BITS: u32 = 22;
/// Machine numbers of these sizes have all their digits.
pub const SIZES: std::ops::Range<f64> = 1e-240..1e240;

/// The values of many sets of cubes in one row.
#[derive(Debug, Default)]
pub struct Column {
    bags: Vec<Cubes>,
    starts: Vec<u32>,
    /// For each set of cubes, where its values without a residue begin.
    middles: Vec<u32>,
    values: Vec<Value>,
    residues: Vec<u64>,
    inverses: Vec<u64>,
    glances: Vec<Glance>,
    /// For each set of cubes, the sizes of its values that have residues, but for 0.
    sizes: Vec<Size>,
    /// The sets of cubes with values of which only the size is known, and those values.
    pub huge: Vec<(Cubes, Value)>,
    /// The sets of cubes with values that no machine number tells, and how far those are told.
    pub untold: Vec<(Cubes, Untold)>,
    /// The sets of cubes with values that are long, and those values.
    pub long: Vec<(Cubes, Value)>,
    /// The sets of cubes with values that were lost.
    pub lost: Vec<Cubes>,
    /// The sets of cubes where signs in a row were cut short.
    pub cut: Vec<Cubes>,
}

/// A real value as far as machine numbers hold it; not a number where they do not.
#[derive(Clone, Copy, Debug)]
pub struct Glance {
    /// The value.
    pub rough: f64,
    /// The natural logarithm of its size.
    pub log: f64,
    /// An upper bound of its height in bits.
    pub height: f64,
}

impl Glance {
    fn of(numbers: &Numbers, value: Value) -> Self {
        let rough = if value.is_small() {
            value.n as f64 / value.d as f64
        } else {
            numbers.as_real(value).map_or(f64::NAN, Real::rough)
        };
        Self {
            rough,
            log: rough.abs().ln(),
            height: numbers.heights(value).1,
        }
    }
}

/// The values of one set of cubes; those with residues come first.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// The values.
    pub values: &'a [Value],
    /// The residues of those that have one.
    pub residues: &'a [u64],
    /// One over each of these residues, 0 for 0.
    pub inverses: &'a [u64],
    /// Each value at a glance.
    pub glances: &'a [Glance],
    /// The sizes of those that have a residue, but for 0.
    pub size: Size,
}

impl Column {
    /// Begins with no set.
    #[must_use]
    pub fn new() -> Self {
        Self {
            starts: vec![0],
            ..Self::default()
        }
    }

    /// Adds the values of some cubes; at the end comes [`Column::finish`].
    pub fn add(
        &mut self,
        numbers: &Numbers,
        bag: Cubes,
        values: impl Iterator<Item = Value>,
        lost: bool,
    ) {
        if lost {
            self.lost.push(bag);
        }
        let start = self.values.len();
        let mut others = Vec::new();
        for value in values {
            self.untold
                .extend(Untold::of(numbers, value).map(|untold| (bag, untold)));
            if numbers.is_huge(value) {
                self.huge.push((bag, value));
            } else if !value.is_small() && numbers.is_long(value) {
                self.long.push((bag, value));
            }
            if let Some(residue) = numbers.residue(value) {
                self.values.push(value);
                self.residues.push(residue);
            } else {
                others.push(value);
            }
        }
        let middle = self.values.len();
        self.residues.extend(others.iter().map(|_| 0));
        self.values.append(&mut others);
        if self.values.len() > start {
            self.bags.push(bag);
            self.middles.push(middle as u32);
            self.starts.push(self.values.len() as u32);
        }
    }

    /// Works out what one over each residue is, each value at a glance, and the sizes of each set's.
    pub fn finish(&mut self, numbers: &Numbers) {
        self.inverses = inverses(&self.residues);
        self.glances = self
            .values
            .iter()
            .map(|&value| Glance::of(numbers, value))
            .collect();
        self.sizes = (0..self.bags.len())
            .map(|place| {
                let (start, middle) = (self.starts[place] as usize, self.middles[place] as usize);
                let is_any = |&place: &usize| self.values[place] != Value::ZERO;
                let sizes = (start..middle).filter(is_any);
                let sizes = sizes.map(|place| size_of(self.glances[place].rough));
                sizes.reduce(Size::or).unwrap_or(Size::ZERO)
            })
            .collect();
    }

    /// The sets of cubes that make something.
    #[must_use]
    pub fn bags(&self) -> &[Cubes] {
        &self.bags
    }

    /// How many values there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether there is no value.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// The values of the set of cubes at a place.
    #[must_use]
    pub fn row(&self, place: usize) -> Row<'_> {
        let (start, end) = (self.starts[place] as usize, self.starts[place + 1] as usize);
        let middle = self.middles[place] as usize;
        Row {
            values: &self.values[start..end],
            residues: &self.residues[start..middle],
            inverses: &self.inverses[start..middle],
            glances: &self.glances[start..end],
            size: self.sizes[place],
        }
    }
}

/// From a value to the sets of cubes that make it.
#[derive(Debug, Default)]
pub struct Index {
    residues: Filter,
    sizes: Filter,
    entries: Vec<(Value, u32)>,
    buckets: Vec<u32>,
    bucket_shift: u32,
}

impl Index {
    /// The index of a column.
    #[must_use]
    pub fn new(column: &Column) -> Self {
        let count = column.len().max(1);
        let mut residues = Filter::new(count * BITS_OF_A_VALUE);
        let mut sizes = Filter::new(count * BITS_OF_A_SIZE);
        let mut entries = Vec::with_capacity(count);
        for place in 0..column.bags.len() {
            let row = column.row(place);
            for (at, &value) in row.values.iter().enumerate() {
                entries.push((value, place as u32));
                if let Some(&residue) = row.residues.get(at) {
                    residues.note(residue);
                }
                let size = rough_key(row.glances[at].rough);
                for near in size.wrapping_sub(1)..=size.saturating_add(1) {
                    sizes.note(near);
                }
            }
        }
        let bucket_bits = count.next_power_of_two().trailing_zeros().max(4);
        let bucket_shift = 64 - bucket_bits;
        entries
            .sort_unstable_by_key(|(value, place)| (value.hash() >> bucket_shift, *value, *place));
        let mut buckets = vec![0_u32; (1 << bucket_bits) + 1];
        for (value, _) in &entries {
            buckets[(value.hash() >> bucket_shift) as usize + 1] += 1;
        }
        for at in 1..buckets.len() {
            buckets[at] += buckets[at - 1];
        }
        Self {
            residues,
            sizes,
            entries,
            buckets,
            bucket_shift,
        }
    }

    /// Whether some value may have this residue.
    #[must_use]
    pub fn may_hold(&self, residue: u64) -> bool {
        self.residues.may_hold(residue)
    }

    /// Whether some value may be this one, which is known to 31 binary digits; also where machine
    /// numbers do not tell.
    #[must_use]
    pub fn may_be_near(&self, rough: f64) -> bool {
        !SIZES.contains(&rough.abs()) || self.sizes.may_hold(rough_key(rough))
    }

    /// Each place of the column whose set makes a value.
    #[must_use]
    pub fn places(&self, value: Value) -> &[(Value, u32)] {
        let bucket = (value.hash() >> self.bucket_shift) as usize;
        let bucket =
            &self.entries[self.buckets[bucket] as usize..self.buckets[bucket + 1] as usize];
        let start = bucket.partition_point(|(known, _)| *known < value);
        let end = start + bucket[start..].partition_point(|(known, _)| *known == value);
        &bucket[start..end]
    }
}

/// A set of words that never denies what it holds, and seldom holds what it was not given.
///
/// A word sets three bits of one machine word, so that asking costs one look at the memory.
#[derive(Debug, Default)]
struct Filter {
    words: Vec<u64>,
    shift: u32,
}

impl Filter {
    fn new(bits: usize) -> Self {
        let words = (bits / 64).next_power_of_two().max(16);
        Self {
            words: vec![0; words],
            shift: 64 - words.trailing_zeros(),
        }
    }

    fn note(&mut self, word: u64) {
        let mixed = mixed(word);
        self.words[(mixed >> self.shift) as usize] |= bits(mixed);
    }

    fn may_hold(&self, word: u64) -> bool {
        let mixed = mixed(word);
        let bits = bits(mixed);
        self.words[(mixed >> self.shift) as usize] & bits == bits
    }
}

/// Three of the bits of a machine word.
const fn bits(mixed: u64) -> u64 {
    1 << (mixed & 63) | 1 << (mixed >> 6 & 63) | 1 << (mixed >> 12 & 63)
}

/// Sign, exponent and first digits of a machine number; numbers that are near have neighbours.
const fn rough_key(rough: f64) -> u64 {
    rough.to_bits() >> ROUGH_BITS
}

const fn mixed(residue: u64) -> u64 {
    let mixed = (residue ^ (residue >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ (mixed << 17)
}
