//! The measures of hexagons, and the rows of pixels inside them.

use std::ops::Range;

/// The distance between rows of regular hexagons, and the height of their slanted edges, for this width.
pub(super) const fn pitch_and_slope(width: u32) -> (u32, u32) {
    // A regular hexagon is 2 / sqrt 3 as high as wide. Its slanted edges take a quarter of that height.
    (width * 866 / 1_000, width * 289 / 1_000)
}

/// The distance between rows of hexagons, and the height of their slanted edges, for this width, in pixels.
pub(super) const fn pixel_pitch_and_slope(width: u32) -> (u32, u32) {
    let (pitch, _) = pitch_and_slope(width);
    // Two pixels aside for each row. Then each row of an edge has the pixels of the one before, which a PNG says in few
    // bytes. Regular hexagons of 52 pixels have edges two rows higher.
    (pitch, width / 4)
}

/// The pixels of each row inside a hexagon of this width and height. Hexagons beside and below each other share no
/// pixel. The lower edges of one fill the pixels that the upper edges of the others leave free.
pub(super) fn spans(width: usize, high: usize, slope: usize) -> Box<[Range<usize>]> {
    let span = |y: usize| {
        let others = y.checked_sub(high - slope);
        let free = width / 2 - others.map_or(0, |y| half_row(y, width, slope));
        centred(half_row(y, width, slope).min(free), width)
    };
    (0..high).map(span).collect()
}

/// The pixels of each row inside a hexagon with nothing below it.
pub(super) fn whole_spans(width: usize, high: usize, slope: usize) -> Box<[Range<usize>]> {
    let span = |y: usize| centred(half_row(y.min(high - 1 - y), width, slope), width);
    (0..high).map(span).collect()
}

/// Half the width of a row of the upper part. Rows are counted from the top.
fn half_row(y: usize, width: usize, slope: usize) -> usize {
    (width * (y + 1)).div_ceil(2 * slope.max(1)).min(width / 2)
}

const fn centred(half: usize, width: usize) -> Range<usize> {
    width / 2 - half..width / 2 + half
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexagons_beside_and_below_each_other_share_no_pixel_and_leave_none_free() {
        for width in (8_u32..=216).step_by(2) {
            let (pitch, slope) = pixel_pitch_and_slope(width);
            let [width, pitch, slope] = [width, pitch, slope].map(|pixels| pixels as usize);
            let spans = spans(width, pitch + slope, slope);
            // Two rows of two hexagons each, the lower row half a cell to the right.
            for y in pitch..pitch + slope {
                let (above, below) = (&spans[y], &spans[y - pitch]);
                assert_eq!(above.end, width / 2 + below.start, "{width} {y}");
                assert_eq!(below.end + width / 2, width + above.start, "{width} {y}");
            }
            for y in slope..pitch {
                assert_eq!(spans[y], 0..width, "{width} {y}");
            }
        }
    }
}
