//! Stories: a few boards of one game in a row, each with words below it, as one PNG.
//!
//! The boards have the size of a film's and no words around them. The words are large, since a phone shows the whole
//! row on its narrow screen.

use crate::render::canvas::Canvas;
use crate::render::chip_state::{ChipState, king};
use crate::render::layout::Layout;
use crate::render::raster::Painter;
use crate::render::shaping;
use crate::render::sizes::{PictureRows, Sizes};
use crate::render::sprites::SpriteKind;
use crate::render::theme::Rgb;
use crate::render::writing::TextLine;
use crate::render::{DrawnSprites, Renderer, ThemeKit};
use crate::scene::{Caption, Glyph, Scene, Story, StoryPanel, Tint};

/// Width of a board in pixels, and the space around it.
const PANEL: u32 = 480;
const GAP: u32 = 24;
/// Height of the title's row, and the size of its text.
const HEAD: u32 = 88;
const TITLE: u32 = 50;
/// Size of a heading and of a line below it, with the height of each.
const HEADING: (u32, u32) = (46, 58);
const LINE: (u32, u32) = (40, 52);
/// Fewest lines below a heading, and most players who have a line each.
const LINES: usize = 2;

impl Renderer {
    /// The story as a PNG of at most 256 colours; empty without a board. All its scenes must have one grid.
    pub fn story(&self, story: &Story) -> Vec<u8> {
        let first = story.panels.first();
        first.map_or_else(Vec::new, |first| self.kit(&first.scene).story(story))
    }
}

impl ThemeKit {
    fn story(&self, story: &Story) -> Vec<u8> {
        let canvas = self.locked(|drawn| StoryDrawing::of(self, drawn, story).canvas);
        self.png(&canvas)
    }
}

/// A story being drawn.
struct StoryDrawing<'a> {
    kit: &'a ThemeKit,
    drawn: &'a mut DrawnSprites,
    canvas: Canvas,
}

impl<'a> StoryDrawing<'a> {
    fn of(kit: &'a ThemeKit, drawn: &'a mut DrawnSprites, story: &Story) -> Self {
        let scenes: Vec<Scene> = story.panels.iter().map(bare).collect();
        let sizes = Sizes::of(PANEL);
        let rows = scenes.iter().fold(PictureRows::default(), |rows, scene| {
            rows.and(PictureRows::of(scene, sizes, &mut drawn.letters))
        });
        let mut boards = Vec::new();
        for scene in &scenes {
            let layout = Layout::new(scene, rows, sizes, &mut drawn.letters);
            let canvas = Canvas::new(Vec::new(), PANEL, layout.height);
            boards.push(Painter::new(kit, drawn, canvas, layout).paint(scene));
        }
        let high = boards.iter().map(Canvas::height).max().unwrap_or(0);
        let lines = story.panels.iter().map(|panel| by_line(panel).0).max();
        let lines = u32::try_from(lines.unwrap_or(0).max(LINES)).unwrap_or(0);
        let count = u32::try_from(boards.len()).unwrap_or(0);
        let width = count * (PANEL + GAP) + GAP;
        let foot = HEAD + high + GAP / 2;
        let height = foot + HEADING.1 + lines * LINE.1 + GAP / 2;
        let mut canvas = Canvas::new(Vec::new(), width, height);
        canvas.clear(kit.index(drawn, kit.theme.panel));
        let mut page = Self { kit, drawn, canvas };
        let title = (GAP, (HEAD - TITLE) / 2, width - 2 * GAP);
        page.words(&story.title, title, (TITLE, kit.theme.faint));
        for ((panel, board), nth) in story.panels.iter().zip(&boards).zip(0..) {
            let left = GAP + nth * (PANEL + GAP);
            page.canvas.copy(board, (left, HEAD));
            page.below(panel, (left, foot));
        }
        page
    }

    /// Writes the words of a panel below its board.
    fn below(&mut self, panel: &StoryPanel, (left, top): (u32, u32)) {
        let edge = GAP / 2;
        let room = PANEL - 2 * edge;
        let (ink, faint) = (self.kit.theme.ink, self.kit.theme.faint);
        let place = (left + edge, top, room);
        self.words(&panel.heading, place, (HEADING.0, ink));
        let top = top + HEADING.1;
        let lines = self.drawn.letters.wrap(&panel.line, LINE.0, room, LINES);
        for (line, nth) in lines.iter().zip(0..) {
            let place = (left + edge, top + nth * LINE.1, room);
            self.words(line, place, (LINE.0, faint));
        }
        let (_, beside) = by_line(panel);
        let wide = room / u32::try_from(beside).unwrap_or(1);
        let king = king(&panel.scene);
        for ((tint, name), nth) in panel.players.iter().zip(0..) {
            let (line, place) = (nth / beside, nth % beside);
            let [line, place] = [line, place].map(|n| u32::try_from(n).unwrap_or(0));
            let at = (left + edge + place * wide, top + line * LINE.1);
            self.player((king, *tint, name), at, wide);
        }
    }

    fn player(
        &mut self,
        (king, tint, name): (Glyph, Tint, &str),
        (left, top): (u32, u32),
        wide: u32,
    ) {
        let (text, high) = LINE;
        let state = ChipState::Waits;
        let chip = SpriteKind::Chip { king, tint, state };
        let chip = self.kit.sprite(self.drawn, chip, high);
        // The chip's frame has room for a sign at the left, which is empty here.
        self.canvas.paste(chip, left - high / 4, top);
        let room = wide.saturating_sub(high + GAP / 4);
        let place = (left + high, top + (high - text) / 2, room);
        let ink = self.kit.theme.ink;
        self.words(&shaping::name(name), place, (text, ink));
    }

    /// Writes a line, smaller if it would need more room.
    fn words(
        &mut self,
        words: &str,
        (left, top, room): (u32, u32, u32),
        (size, colour): (u32, Rgb),
    ) {
        let letters = &mut self.drawn.letters;
        let sizes = (size * 2 / 3..=size).rev();
        let mut fitting = sizes.filter(|size| letters.width(words, *size) <= room);
        let fits = fitting.next().unwrap_or(size * 2 / 3);
        let words = self.drawn.letters.fit(words, fits, room);
        let line = TextLine {
            left,
            top: top + (size - fits) / 2,
            size: fits,
            colour,
        };
        let ground = self.kit.theme.panel;
        self.kit
            .letter(self.drawn, &mut self.canvas, &words, (line, ground));
    }
}

/// The board of a panel without names and captured pieces.
fn bare(panel: &StoryPanel) -> Scene {
    let scene = &panel.scene;
    Scene {
        armies: Vec::new(),
        lost: Vec::new(),
        captives: Vec::new(),
        caption: Caption {
            verdict: scene.caption.verdict.clone(),
            ..Caption::default()
        },
        ..scene.clone()
    }
}

/// Number of lines that the players of a panel need, and number of players on each.
fn by_line(panel: &StoryPanel) -> (usize, usize) {
    let players = panel.players.len();
    let beside = if players > LINES { 2 } else { 1 };
    (players.div_ceil(beside), beside)
}
