//! A picture in full colour: put together of others, made smaller.

use resize::Pixel::RGB8;
use resize::Type;
use rgb::RGB;

/// Pixels in rows from the top: red, green, blue.
pub(crate) struct Picture {
    pub(crate) width: usize,
    pub(crate) pixels: Vec<[u8; 3]>,
}

impl Picture {
    /// A picture of these pixels.
    pub(crate) fn of(width: usize, pixels: Vec<[u8; 3]>) -> Self {
        assert_eq!(pixels.len() % width, 0, "every row is whole");
        Self { width, pixels }
    }

    /// Height in pixels.
    pub(crate) fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    /// This picture in another size.
    pub(crate) fn resized(&self, width: usize, height: usize, by: Type) -> Self {
        let from: Vec<RGB<u8>> = self.pixels.iter().map(|p| RGB::from(*p)).collect();
        let mut to = vec![RGB::default(); width * height];
        resize::new(self.width, self.height(), width, height, RGB8, by)
            .and_then(|mut sizes| sizes.resize(&from, &mut to))
            .unwrap();
        Self::of(width, to.into_iter().map(<[u8; 3]>::from).collect())
    }

    /// Copies a picture that fits onto this one.
    pub(crate) fn put(&mut self, other: &Self, left: usize, top: usize) {
        let rows = self.pixels.chunks_exact_mut(self.width).skip(top);
        for (row, new) in rows.zip(other.pixels.chunks_exact(other.width)) {
            row[left..left + other.width].copy_from_slice(new);
        }
    }
}
