//! Several requests in one batch: stored together, or not at all.

use super::*;

use kingboard::store::StoreError;

#[test]
fn what_is_gathered_is_seen_by_others_all_at_once_and_only_when_it_is_kept() {
    let (_dir, path) = place();
    let mut store = Store::open(&path).unwrap();
    store.begin_batch().unwrap();
    let (mut store, row) = offered(store);
    advance(&mut store, &row);
    assert!(store.batch_is_open());
    assert_eq!(store.load(row.id).unwrap().len(), 2, "it sees its own");
    let other = Store::open_read_only(&path).unwrap();
    assert_eq!(other.list(&EVERYTHING).unwrap(), []);
    store.commit_batch().unwrap();
    assert!(!store.batch_is_open());
    assert_eq!(other.load(row.id).unwrap().len(), 2);
}

#[test]
fn what_is_refused_in_between_undoes_nothing_but_itself() {
    let (_dir, path) = place();
    let (mut store, row) = offered(Store::open(&path).unwrap());
    store.begin_batch().unwrap();
    let next = advance(&mut store, &row);
    let late = [at(9, played("D2-D4"))];
    let refused = store.append(
        row.version,
        &late,
        &later(&row, &late),
        SideEffects::default(),
    );
    assert!(matches!(refused, Err(StoreError::Conflict)));
    assert!(store.batch_is_open());
    advance(&mut store, &next);
    store.commit_batch().unwrap();
    drop(store);
    assert_eq!(Store::open(&path).unwrap().load(row.id).unwrap().len(), 3);
}

#[test]
fn what_is_let_go_did_not_happen() {
    let (_dir, path) = place();
    let (mut store, row) = offered(Store::open(&path).unwrap());
    store.begin_batch().unwrap();
    advance(&mut store, &row);
    store.save_name(&player("anna"), "Anna").unwrap();
    store.end_batch();
    assert!(!store.batch_is_open());
    assert_eq!(store.load(row.id).unwrap().len(), 1);
    store.save_name(&player("anna"), "Anna").unwrap();
    assert_eq!(
        store.name(&player("anna")).unwrap().as_deref(),
        Some("Anna")
    );
    advance(&mut store, &row);
}
