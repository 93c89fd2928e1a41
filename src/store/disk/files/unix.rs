//! Files on Unix: modes, owners, and the numbers of files.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt, chown};
use std::path::Path;

use crate::store::disk::files::{FileId, FileStat};

/// Mode: the owner may read and write.
const PRIVATE: u32 = 0o600;
/// Mode: the owner may enter and list.
const PRIVATE_FOLDER: u32 = 0o700;
/// Mode bits of group and others.
const OTHERS: u32 = 0o077;

/// Makes the files that these options create private to their owner.
pub(super) fn create_private(options: &mut OpenOptions) -> &mut OpenOptions {
    options.mode(PRIVATE)
}

/// Makes an open file private. The umask may have removed bits that its owner needs.
pub(super) fn make_open_file_private(file: &File) -> io::Result<()> {
    file.set_permissions(Permissions::from_mode(PRIVATE))
}

pub(super) fn make_private(path: &Path) -> io::Result<()> {
    fs::set_permissions(path, Permissions::from_mode(PRIVATE))
}

pub(super) fn readable_by_others(path: &Path) -> Option<u32> {
    let found = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    let mode = found.mode() & 0o7777;
    (mode & OTHERS != 0).then_some(mode)
}

/// Makes the folders that it creates private to their owner.
pub(super) fn private_folders(builder: &mut DirBuilder) -> &mut DirBuilder {
    builder.mode(PRIVATE_FOLDER)
}

pub(super) fn stat(path: &Path) -> io::Result<FileStat> {
    let found = fs::metadata(path)?;
    Ok(FileStat {
        id: FileId {
            disk: found.dev(),
            number: found.ino(),
        },
        names: found.nlink(),
        length: found.len(),
    })
}

/// Gives a file the owner of another one. Only the superuser may give a file away.
pub(super) fn give_owner(path: &Path, like: &Path) -> io::Result<()> {
    let owned = fs::metadata(like)?;
    chown(path, Some(owned.uid()), Some(owned.gid()))
}

/// Flushes a folder, so that new names in it are on disk.
pub(super) fn flush_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}
