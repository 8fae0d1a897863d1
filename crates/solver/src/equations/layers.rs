//! All sets of one size side by side, with an index from a value to the cubes that make it.

use super::cubes::Cubes;
use super::residue::inverses;
use super::value::{Numbers, Value};

/// The residue of what has none.
pub const NO_RESIDUE: u64 = u64::MAX;
/// Bits of the filter for each value.
const BITS_OF_A_VALUE: usize = 16;

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
    /// The sets of cubes with values of which only the size is known, and those values.
    pub huge: Vec<(Cubes, Value)>,
    /// The sets of cubes with values that are long, and those values.
    pub long: Vec<(Cubes, Value)>,
    /// The sets of cubes with values that were lost.
    pub lost: Vec<Cubes>,
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

    /// Works out what one over each residue is.
    pub fn finish(&mut self) {
        self.inverses = inverses(&self.residues);
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
        }
    }
}

/// From a value to the sets of cubes that make it.
#[derive(Debug, Default)]
pub struct Index {
    filter: Vec<u64>,
    shift: u32,
    entries: Vec<(Value, u32)>,
    buckets: Vec<u32>,
    bucket_shift: u32,
}

impl Index {
    /// The index of a column.
    #[must_use]
    pub fn new(column: &Column) -> Self {
        let count = column.len().max(1);
        let bits = (count * BITS_OF_A_VALUE).next_power_of_two().max(1024);
        let shift = 64 - bits.trailing_zeros();
        let mut filter = vec![0_u64; bits / 64];
        let mut entries = Vec::with_capacity(count);
        for place in 0..column.bags.len() {
            let row = column.row(place);
            for (at, &value) in row.values.iter().enumerate() {
                entries.push((value, place as u32));
                if let Some(&residue) = row.residues.get(at) {
                    let bit = mixed(residue) >> shift;
                    filter[(bit >> 6) as usize] |= 1 << (bit & 63);
                }
            }
        }
        let bucket_bits = count.next_power_of_two().trailing_zeros().max(4);
        let bucket_shift = 64 - bucket_bits;
        entries.sort_unstable_by_key(|(value, place)| (value.hash() >> bucket_shift, *value, *place));
        let mut buckets = vec![0_u32; (1 << bucket_bits) + 1];
        for (value, _) in &entries {
            buckets[(value.hash() >> bucket_shift) as usize + 1] += 1;
        }
        for at in 1..buckets.len() {
            buckets[at] += buckets[at - 1];
        }
        Self {
            filter,
            shift,
            entries,
            buckets,
            bucket_shift,
        }
    }

    /// Whether some value may have this residue.
    #[must_use]
    pub fn may_hold(&self, residue: u64) -> bool {
        let bit = mixed(residue) >> self.shift;
        self.filter[(bit >> 6) as usize] >> (bit & 63) & 1 == 1
    }

    /// Each place of the column whose set makes a value.
    #[must_use]
    pub fn places(&self, value: Value) -> &[(Value, u32)] {
        let bucket = (value.hash() >> self.bucket_shift) as usize;
        let bucket = &self.entries[self.buckets[bucket] as usize..self.buckets[bucket + 1] as usize];
        let start = bucket.partition_point(|(known, _)| *known < value);
        let end = start + bucket[start..].partition_point(|(known, _)| *known == value);
        &bucket[start..end]
    }
}

const fn mixed(residue: u64) -> u64 {
    let mixed = (residue ^ (residue >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ (mixed << 17)
}
