//! The colours of the armies beyond the first two, as data, and the signs that distinguish them without colour.

use crate::render::theme_types::{ArmyColours, MORE_ARMIES, Rgb};
use crate::scene::Tint;

/// The index of an army among those beyond the first two; `None` for the first two.
pub(super) const fn place(tint: Tint) -> Option<usize> {
    match tint {
        Tint::Light | Tint::Dark => None,
        Tint::LightTwo => Some(0),
        Tint::DarkTwo => Some(1),
        Tint::Red => Some(2),
        Tint::Blue => Some(3),
        Tint::Black => Some(4),
        Tint::Green => Some(5),
        Tint::Yellow => Some(6),
        Tint::White => Some(7),
        Tint::Dead => Some(8),
    }
}

/// The sign under an army's pieces, at the foot of a 100 by 100 frame. Black and white need none.
pub(super) const fn sign(tint: Tint) -> Option<&'static str> {
    match tint {
        Tint::Light | Tint::Dark | Tint::Black | Tint::White | Tint::Dead => None,
        // A bar.
        Tint::LightTwo | Tint::DarkTwo | Tint::Red => Some("M22 85h56v10H22z"),
        // Two blocks.
        Tint::Blue => Some("M22 85h20v10H22zM58 85h20v10H58z"),
        // A row of peaks.
        Tint::Green => Some("M20 96 30 83l10 10L50 83l10 10 10-10 10 13z"),
        // Three discs.
        Tint::Yellow => Some(
            "M22 90a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM44 90a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM66 90a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
        ),
    }
}

const fn colours(fill: Rgb, shade: Rgb, line: Rgb, outline: f32) -> ArmyColours {
    ArmyColours {
        fill,
        shade,
        line,
        outline,
    }
}

/// Colours in greys only.
const fn grey(fill: u8, shade: u8, line: u8, outline: f32) -> ArmyColours {
    colours([fill; 3], [shade; 3], [line; 3], outline)
}

pub(super) const SLATE: [ArmyColours; MORE_ARMIES] = {
    const DARK: Rgb = [27, 30, 38];
    const PALE: Rgb = [246, 241, 228];
    [
        colours([252, 206, 112], [214, 158, 62], DARK, 5.0),
        colours([132, 26, 46], [160, 56, 74], PALE, 3.8),
        colours([180, 28, 36], [204, 72, 70], PALE, 4.0),
        colours([28, 84, 178], [64, 120, 206], PALE, 4.0),
        colours([34, 36, 42], [88, 92, 102], PALE, 4.0),
        colours([14, 106, 55], [50, 138, 84], PALE, 4.0),
        colours([250, 208, 58], [214, 162, 26], DARK, 5.0),
        colours([255, 252, 244], [216, 210, 194], DARK, 5.0),
        colours([200, 196, 188], [176, 172, 166], [60, 58, 56], 4.4),
    ]
};

pub(super) const NIGHT: [ArmyColours; MORE_ARMIES] = {
    const DARK: Rgb = [10, 12, 16];
    const PALE: Rgb = [246, 244, 240];
    [
        colours([242, 190, 94], [196, 142, 56], DARK, 5.2),
        colours([82, 6, 26], [138, 48, 68], [240, 214, 218], 4.8),
        colours([172, 26, 36], [200, 64, 68], PALE, 4.4),
        colours([26, 74, 168], [58, 108, 198], PALE, 4.4),
        colours([15, 18, 24], [62, 68, 80], PALE, 4.4),
        colours([12, 96, 52], [42, 126, 76], PALE, 4.4),
        colours([246, 202, 62], [202, 152, 30], DARK, 5.2),
        colours([246, 242, 230], [192, 186, 170], DARK, 5.2),
        colours([158, 156, 154], [136, 134, 132], [4, 4, 6], 4.4),
    ]
};

pub(super) const CONTRAST: [ArmyColours; MORE_ARMIES] = {
    const BLACK: Rgb = [0; 3];
    const WHITE: Rgb = [255; 3];
    [
        colours([255, 216, 72], [255, 216, 72], BLACK, 7.0),
        colours([136, 0, 44], [136, 0, 44], WHITE, 4.2),
        colours([190, 0, 0], [190, 0, 0], WHITE, 4.4),
        colours([0, 40, 208], [0, 40, 208], WHITE, 4.4),
        colours(BLACK, BLACK, WHITE, 4.4),
        colours([0, 98, 20], [0, 98, 20], WHITE, 4.4),
        colours([255, 220, 0], [255, 220, 0], BLACK, 7.0),
        colours(WHITE, WHITE, BLACK, 7.0),
        colours([214; 3], [214; 3], [40; 3], 5.6),
    ]
};

pub(super) const SAFE: [ArmyColours; MORE_ARMIES] = {
    const DARK: Rgb = [20, 22, 28];
    const PALE: Rgb = [250, 246, 236];
    [
        colours([250, 212, 92], [222, 170, 40], DARK, 5.2),
        colours([112, 42, 0], [172, 96, 36], PALE, 4.2),
        colours([230, 108, 20], [250, 160, 90], DARK, 5.2),
        colours([0, 92, 168], [70, 150, 214], PALE, 4.2),
        colours([16, 16, 20], [82, 86, 94], PALE, 4.2),
        colours([0, 154, 114], [96, 206, 170], DARK, 5.2),
        colours([246, 230, 72], [214, 190, 20], DARK, 5.2),
        colours([255, 253, 245], [226, 214, 186], DARK, 5.2),
        colours([204, 204, 204], [180, 180, 180], [56, 56, 60], 4.4),
    ]
};

pub(super) const PRINT: [ArmyColours; MORE_ARMIES] = [
    grey(206, 166, 0, 5.4),
    grey(58, 112, 255, 3.0),
    grey(62, 92, 255, 3.6),
    grey(86, 118, 255, 3.6),
    grey(0, 60, 255, 3.6),
    grey(160, 122, 0, 5.4),
    grey(208, 174, 0, 5.4),
    grey(255, 228, 0, 5.4),
    grey(246, 236, 84, 4.4),
];
