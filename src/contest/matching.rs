//! Maximum weight matching over weights of any width.
//!
//! Criteria of different importance become one weight. Each is a [`Field`], the most important one first, so wide that
//! no sum of a lower one reaches a higher one. So one matching is the best by all of them, in their order.
//! `integer-blossom` finds it; its weights are integers of `bnum`, since hundreds of bits are common in a large bracket.
//!
//! Always: every edge of one matching has the same fields in the same order.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use bnum::cast::As;
use bnum::{Int, n};
use integer_blossom::Weight;

/// Bits kept free above the fields: the algorithm doubles and adds weights.
const SPARE: u32 = 8;

/// Bits of a word.
const WORD: u32 = u64::BITS;

/// One criterion's part of a weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::contest) enum Field {
    /// A small number, and the bits that hold its sum over a whole matching.
    Number {
        /// Bits of the field.
        width: u32,
        /// The value of this edge.
        value: u64,
    },
    /// A set of bits of a long field, by their distance from its lower end.
    Bit {
        /// Bits of the field.
        width: u32,
        /// The bit that is set; `None` for none.
        set: Option<u32>,
    },
    /// A long field with all its lower bits and one bit subtracted from `2^top`: of few such, the highest bits are
    /// dear.
    Without {
        /// Bits of the field.
        width: u32,
        /// The exponent of the power of two.
        top: u32,
        /// The bit subtracted; `None` for a value of zero.
        bit: Option<u32>,
    },
}

impl Field {
    /// A number whose sum over a matching is at most `most`.
    pub(in crate::contest) fn number(value: u64, most: u64) -> Self {
        let width = bits(most);
        Self::Number { width, value }
    }

    /// Yes or no, in a matching of at most `pairs` pairs.
    pub(in crate::contest) fn flag(value: bool, pairs: usize) -> Self {
        Self::number(u64::from(value), pairs as u64)
    }

    fn is_zero(self) -> bool {
        match self {
            Self::Number { width: _, value } => value == 0,
            Self::Bit { width: _, set: bit }
            | Self::Without {
                width: _,
                top: _,
                bit,
            } => bit.is_none(),
        }
    }

    /// The value of a number.
    fn value(self) -> Option<u64> {
        match self {
            Self::Number { width: _, value } => Some(value),
            Self::Bit { .. } | Self::Without { .. } => None,
        }
    }

    fn width(self) -> u32 {
        match self {
            Self::Number { width, value: _ }
            | Self::Bit { width, set: _ }
            | Self::Without {
                width,
                top: _,
                bit: _,
            } => width,
        }
    }
}

/// The bits that numbers up to this one take.
pub(in crate::contest) fn bits(most: u64) -> u32 {
    WORD - most.leading_zeros()
}

/// A graph whose edges have fields.
#[derive(Debug)]
pub(in crate::contest) struct WeightedGraph {
    vertices: usize,
    /// Edges in any order, each with its two vertices.
    edges: Vec<Edge>,
}

#[derive(Debug)]
struct Edge {
    ends: [usize; 2],
    fields: Vec<Field>,
}

impl WeightedGraph {
    /// A graph of this many vertices without edges.
    pub(in crate::contest) fn new(vertices: usize) -> Self {
        let edges = Vec::new();
        Self { vertices, edges }
    }

    /// Adds an edge. One whose fields are all zero is never chosen.
    pub(in crate::contest) fn edge(&mut self, ends: [usize; 2], fields: Vec<Field>) {
        self.edges.push(Edge { ends, fields });
    }

    /// The mate of each vertex in the matching of the greatest weight.
    pub(in crate::contest) fn best(mut self) -> Vec<Option<usize>> {
        self.narrow();
        let widths = self.edges.iter().map(|edge| total(&edge.fields));
        let width = widths.max().unwrap_or(0) + SPARE;
        match width.div_ceil(WORD) {
            0..=1 => self.solved::<8>(),
            2 => self.solved::<16>(),
            3..=4 => self.solved::<32>(),
            5..=6 => self.solved::<48>(),
            7..=8 => self.solved::<64>(),
            9..=12 => self.solved::<96>(),
            13..=24 => self.solved::<192>(),
            words => {
                assert!(words <= 64, "weights of {width} bits");
                self.solved::<512>()
            }
        }
    }

    /// Leaves out fields and bits that decide nothing, since each word of a weight costs time. Such fields are zero for
    /// every edge or equal to a more important one. Such bits are reached by no sum over a matching.
    fn narrow(&mut self) {
        let pairs = self.vertices as u64 / 2;
        let columns = self.edges.first().map_or(0, |edge| edge.fields.len());
        let mut kept: Vec<usize> = Vec::with_capacity(columns);
        for column in 0..columns {
            let decides = |edge: &Edge| !edge.fields[column].is_zero();
            let repeats = |earlier: &usize| {
                let same = |edge: &Edge| edge.fields[*earlier] == edge.fields[column];
                self.edges.iter().all(same)
            };
            if self.edges.iter().any(decides) && !kept.iter().any(repeats) {
                kept.push(column);
            }
        }
        for edge in &mut self.edges {
            edge.fields = kept.iter().map(|column| edge.fields[*column]).collect();
        }
        for column in 0..kept.len() {
            let fields = self.edges.iter().map(|edge| edge.fields[column]);
            let greatest = fields.filter_map(Field::value).max().unwrap_or(0);
            for edge in &mut self.edges {
                if let Field::Number { width, value: _ } = &mut edge.fields[column] {
                    *width = bits(greatest * pairs).min(*width);
                }
            }
        }
    }

    fn solved<const N: usize>(&self) -> Vec<Option<usize>> {
        let n = self.vertices;
        if n < 2 {
            return vec![None; n];
        }
        let mut weights = vec![Wide::<N>::ZERO; n * n];
        for Edge { ends, fields } in &self.edges {
            let [a, b] = *ends;
            weights[a.min(b) * n + a.max(b)] = Wide::of(fields);
        }
        integer_blossom::max_weight_matching(&weights, n)
    }
}

fn total(fields: &[Field]) -> u32 {
    fields.iter().map(|field| field.width()).sum()
}

/// A weight: a signed number of `N` bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Wide<const N: usize>(Int<N>);

impl<const N: usize> Wide<N> {
    fn of(fields: &[Field]) -> Self {
        let power = |exponent: u32| -> Int<N> { Self::ONE.0 << exponent };
        let mut sum = Self::ZERO.0;
        for field in fields {
            sum <<= field.width();
            match *field {
                Field::Number { width: _, value } => sum += value.as_::<Int<N>>(),
                Field::Bit { width: _, set } => sum += set.map_or(Self::ZERO.0, power),
                Field::Without { width: _, top, bit } => {
                    sum += bit.map_or(Self::ZERO.0, |bit| power(top) - power(bit));
                }
            }
        }
        Self(sum)
    }
}

impl<const N: usize> AddAssign for Wide<N> {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl<const N: usize> SubAssign for Wide<N> {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Self = Self(n!(0));
    const ONE: Self = Self(n!(1));

    fn inf() -> Self {
        Self(Int::MAX >> 2_u32)
    }

    fn double(self) -> Self {
        Self(self.0 << 1_u32)
    }

    /// The algorithm halves even numbers only.
    fn half(self) -> Self {
        Self(self.0 >> 1_u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use proptest::prelude::*;

    /// Numbers of three fields, most important first: small, a bit of many, small.
    type Values = [u64; 3];

    fn fields([first, bit, last]: Values) -> Vec<Field> {
        let bit = u32::try_from(bit).expect("it is small");
        vec![
            Field::number(first, 7 * 5),
            Field::Bit {
                width: 150,
                set: Some(bit),
            },
            Field::number(last, 7 * 5),
        ]
    }

    /// The best sum of all matchings, by trying everything: the fields of a matching, added up. Bits are powers of two.
    fn best(edges: &[([usize; 2], Values)], used: u32) -> [u128; 3] {
        let mut found = [0; 3];
        for (at, ([a, b], [first, bit, last])) in edges.iter().enumerate() {
            let ends = 1 << a | 1 << b;
            if used & ends == 0 {
                let rest = best(&edges[at + 1..], used | ends);
                let sum = [
                    rest[0] + u128::from(*first),
                    rest[1] + (1 << bit),
                    rest[2] + u128::from(*last),
                ];
                found = found.max(sum);
            }
        }
        found
    }

    proptest! {
        #[test]
        fn no_matching_is_better(
            vertices in 2usize..=7,
            values in prop::collection::vec((any::<bool>(), [0u64..=5, 0u64..=100, 0u64..=5]), 21),
        ) {
            let pairs = (0..vertices).flat_map(|b| (0..b).map(move |a| [a, b]));
            let edges: Vec<([usize; 2], Values)> = pairs
                .zip(&values)
                .filter(|(_, (there, _))| *there)
                .map(|(pair, (_, values))| (pair, *values))
                .collect();
            let mut graph = WeightedGraph::new(vertices);
            for (ends, values) in &edges {
                graph.edge(*ends, fields(*values));
            }
            let mates = graph.best();
            let mut sum = [0; 3];
            for ([a, b], [first, bit, last]) in &edges {
                if mates[*a] == Some(*b) {
                    prop_assert_eq!(mates[*b], Some(*a));
                    sum = [sum[0] + u128::from(*first), sum[1] + (1 << bit), sum[2] + u128::from(*last)];
                }
            }
            prop_assert_eq!(sum, best(&edges, 0));
        }

        #[test]
        fn a_weight_is_ordered_by_its_fields_the_most_important_first(
            one in proptest::collection::vec(0_u64..1 << 40, 4),
            other in proptest::collection::vec(0_u64..1 << 40, 4),
        ) {
            let weight = |values: &[u64]| {
                let fields = values.iter().map(|value| Field::Number { width: 41, value: *value });
                Wide::<48>::of(&fields.collect::<Vec<_>>())
            };
            let (a, b) = (weight(&one), weight(&other));
            prop_assert_eq!(a.cmp(&b), one.cmp(&other));
            prop_assert_eq!(a + b - b, a);
            prop_assert_eq!((a - b).double().half(), a - b);
        }
    }
}
