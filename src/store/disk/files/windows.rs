//! Files on Windows. They have no modes: a file inherits the access list of its folder, and the folders of a user are
//! closed to other users. So nothing is made private here, and nothing is found exposed.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

use winapi_util::{Handle, file};

use crate::store::disk::files::{FileId, FileStat};

/// Leaves the options as they are.
pub(super) fn create_private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Does nothing.
#[expect(clippy::unnecessary_wraps, reason = "it can fail on Unix")]
pub(super) fn make_open_file_private(_file: &File) -> io::Result<()> {
    Ok(())
}

/// Does nothing.
#[expect(clippy::unnecessary_wraps, reason = "it can fail on Unix")]
pub(super) fn make_private(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// Always `None`.
pub(super) fn readable_by_others(_path: &Path) -> Option<u32> {
    None
}

/// Leaves the builder as it is.
pub(super) fn private_folders(builder: &mut DirBuilder) -> &mut DirBuilder {
    builder
}

pub(super) fn stat(path: &Path) -> io::Result<FileStat> {
    // Closing a handle releases only its own locks here, and none of SQLite's.
    let found = file::information(Handle::from_path_any(path)?)?;
    Ok(FileStat {
        id: FileId {
            disk: found.volume_serial_number(),
            number: found.file_index(),
        },
        names: found.number_of_links(),
        length: found.file_size(),
    })
}

/// Does nothing: a file belongs to the user who makes it.
#[expect(clippy::unnecessary_wraps, reason = "it can fail on Unix")]
pub(super) fn give_owner(_path: &Path, _like: &Path) -> io::Result<()> {
    Ok(())
}

/// Does nothing: NTFS keeps a log of its names, and no folder can be flushed by itself.
#[expect(clippy::unnecessary_wraps, reason = "it can fail on Unix")]
pub(super) fn flush_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}
