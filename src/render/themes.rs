//! The five themes, as data.

use crate::render::army_colours;
use crate::render::theme_types::{ArmyColours, Theme};

/// Slate and parchment, with gold for raised squares.
pub(super) const SLATE: Theme = Theme {
    light: [228, 222, 207],
    dark: [139, 154, 168],
    raised: [219, 169, 74],
    lit: [255, 229, 164],
    shade: [128, 86, 24],
    panel: [36, 43, 54],
    rim: [107, 84, 46],
    ink: [246, 241, 228],
    faint: [172, 182, 194],
    accent: [219, 169, 74],
    first: ArmyColours {
        fill: [255, 251, 240],
        shade: [219, 207, 180],
        line: [27, 30, 38],
        outline: 5.0,
    },
    second: ArmyColours {
        fill: [40, 46, 58],
        shade: [76, 86, 103],
        line: [246, 241, 228],
        outline: 3.6,
    },
    trail: [[201, 209, 150], [140, 165, 122], [205, 187, 78]],
    moved: [52, 82, 14],
    alarm: [184, 24, 38],
    target: [12, 84, 130],
    comb: [[238, 232, 216], [209, 207, 199], [180, 190, 198]],
    seam: [110, 108, 104],
    stone: [58, 66, 80],
    armies: army_colours::SLATE,
};

/// The page around a slate board by daylight.
pub(super) const DAY: Theme = Theme {
    panel: [250, 247, 239],
    rim: [128, 102, 62],
    ink: [30, 36, 46],
    faint: [86, 92, 102],
    accent: [126, 80, 8],
    alarm: [168, 20, 34],
    ..SLATE
};

/// A dark variant of slate, in which only the essential is bright.
pub(super) const NIGHT: Theme = Theme {
    light: [120, 130, 144],
    dark: [78, 87, 101],
    raised: [190, 140, 60],
    lit: [248, 212, 138],
    shade: [62, 41, 13],
    panel: [17, 20, 26],
    rim: [74, 58, 32],
    ink: [226, 222, 211],
    faint: [146, 156, 170],
    accent: [214, 165, 78],
    first: ArmyColours {
        fill: [238, 232, 214],
        shade: [186, 176, 150],
        line: [10, 12, 16],
        outline: 5.2,
    },
    second: ArmyColours {
        fill: [8, 10, 14],
        shade: [46, 54, 67],
        line: [214, 220, 228],
        outline: 4.4,
    },
    trail: [[124, 146, 100], [92, 114, 74], [150, 132, 44]],
    moved: [234, 255, 190],
    alarm: [176, 24, 42],
    target: [140, 205, 255],
    comb: [[106, 114, 126], [84, 92, 105], [62, 71, 85]],
    seam: [28, 32, 40],
    stone: [34, 40, 50],
    armies: army_colours::NIGHT,
};

/// Maximum contrast, for low vision and for screens in sunlight.
pub(super) const CONTRAST: Theme = Theme {
    light: [255, 255, 255],
    dark: [150, 150, 150],
    raised: [255, 209, 0],
    lit: [255, 255, 214],
    shade: [92, 66, 0],
    panel: [0, 0, 0],
    rim: [255, 255, 255],
    ink: [255, 255, 255],
    faint: [255, 233, 120],
    accent: [255, 209, 0],
    first: ArmyColours {
        fill: [255, 255, 255],
        shade: [255, 255, 255],
        line: [0, 0, 0],
        outline: 7.0,
    },
    second: ArmyColours {
        fill: [0, 0, 0],
        shade: [0, 0, 0],
        line: [255, 255, 255],
        outline: 3.8,
    },
    trail: [[170, 235, 255], [88, 186, 224], [176, 214, 64]],
    moved: [0, 32, 128],
    alarm: [190, 0, 0],
    target: [0, 0, 190],
    comb: [[255, 255, 255], [216, 216, 216], [178, 178, 178]],
    seam: [0, 0, 0],
    stone: [64, 64, 64],
    armies: army_colours::CONTRAST,
};

/// Blue, orange, and light against dark, distinct with any colour vision and in greyscale.
pub(super) const SAFE: Theme = Theme {
    light: [240, 234, 218],
    dark: [156, 168, 180],
    raised: [230, 159, 0],
    lit: [255, 226, 150],
    shade: [110, 68, 0],
    panel: [22, 34, 52],
    rim: [86, 180, 233],
    ink: [250, 246, 236],
    faint: [170, 190, 212],
    accent: [230, 159, 0],
    first: ArmyColours {
        fill: [255, 253, 245],
        shade: [226, 214, 186],
        line: [20, 22, 28],
        outline: 5.2,
    },
    second: ArmyColours {
        fill: [0, 52, 102],
        shade: [40, 96, 150],
        line: [250, 246, 236],
        outline: 4.2,
    },
    trail: [[168, 214, 240], [112, 176, 216], [214, 198, 100]],
    moved: [0, 58, 112],
    alarm: [176, 62, 0],
    target: [0, 66, 120],
    comb: [[244, 238, 222], [212, 212, 208], [180, 190, 200]],
    seam: [74, 84, 98],
    stone: [44, 58, 80],
    armies: army_colours::SAFE,
};

/// Ink on paper, in a few greys.
pub(super) const PRINT: Theme = Theme {
    light: [255, 255, 255],
    dark: [214, 214, 214],
    raised: [158, 158, 158],
    lit: [244, 244, 244],
    shade: [40, 40, 40],
    panel: [255, 255, 255],
    rim: [0, 0, 0],
    ink: [0, 0, 0],
    faint: [84, 84, 84],
    accent: [0, 0, 0],
    first: ArmyColours {
        fill: [255, 255, 255],
        shade: [232, 232, 232],
        line: [0, 0, 0],
        outline: 5.4,
    },
    second: ArmyColours {
        fill: [0, 0, 0],
        shade: [64, 64, 64],
        line: [255, 255, 255],
        outline: 3.2,
    },
    trail: [[238, 238, 238], [196, 196, 196], [140, 140, 140]],
    moved: [0, 0, 0],
    alarm: [0, 0, 0],
    target: [0, 0, 0],
    comb: [[255, 255, 255], [236, 236, 236], [212, 212, 212]],
    seam: [130, 130, 130],
    stone: [120, 120, 120],
    armies: army_colours::PRINT,
};
