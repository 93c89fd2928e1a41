//! A test that `doctor` keeps its lock on the database.

#![cfg(target_os = "linux")]

use std::os::unix::fs::MetadataExt;

use crate::cli::doctor_report::DoctorReport;
use crate::cli::health::examine;
use crate::service::Service;
use crate::service::operator::health::every_game;
use crate::store::Store;

/// Closing a handle to the file releases all locks of the program. A bot that ends meanwhile may then remove its log
/// under the readers.
#[test]
fn the_lock_on_the_database_is_kept_while_it_is_examined() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("games.db");
    drop(Store::open(&path).unwrap());
    let service = Service::new(Store::open_read_only(&path).unwrap());
    every_game(&service).unwrap();
    let file = format!(":{} ", std::fs::metadata(&path).unwrap().ino());
    let locked = || {
        let locks = std::fs::read("/proc/locks").unwrap();
        String::from_utf8_lossy(&locks).contains(&file)
    };
    assert!(locked());
    let mut nowhere = std::io::sink();
    let mut found = DoctorReport::to(&mut nowhere);
    examine(&path, home.path(), &service, &mut found).unwrap();
    assert_eq!(found.problems, 0);
    assert!(locked());
}
