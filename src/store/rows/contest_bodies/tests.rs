//! Bodies of contests are written and read as ever.

use crate::store::rows::contest_bodies::*;

/// One event of each kind, with each format, bye, reason and way to a result.
#[expect(clippy::too_many_lines, reason = "a table: an event of each kind")]
fn samples() -> Vec<ContestEvent> {
    let (table, entrant, by) = (TableId(3), EntrantId(7), EntrantId(9));
    let (closes, seal) = (ContestTime(1_800_000_000_000), [0xab; 32]);
    let formats = [
        Format::League,
        Format::RoundRobin { at_once: 4 },
        Format::Swiss { rounds: None },
        Format::Swiss { rounds: Some(7) },
        Format::Knockout,
        Format::Teams { boards: 3 },
        Format::Heats {
            seats: 4,
            rounds: 5,
        },
    ];
    let opened = |format| {
        let terms = Terms::usual(format);
        ContestEvent::Opened {
            terms,
            closes,
            seal,
        }
    };
    let mut events: Vec<ContestEvent> = formats.into_iter().map(opened).collect();
    let plain = NewEntrant {
        id: entrant,
        strength: 1612,
        group: None,
        team: None,
        computer: false,
    };
    events.push(ContestEvent::Entered(plain));
    events.push(ContestEvent::Entered(NewEntrant {
        group: Some(1),
        team: Some(0),
        computer: true,
        ..plain
    }));
    events.push(ContestEvent::Rested { entrant, round: 3 });
    events.extend(Leaving::ALL.map(|why| ContestEvent::Left {
        entrant,
        why,
        struck: why == Leaving::Own,
    }));
    events.push(ContestEvent::Replaced {
        entrant,
        fresh: true,
        former: None,
    });
    events.push(ContestEvent::Extended { closes });
    let seeds = vec![entrant, by];
    events.push(ContestEvent::Began {
        seeds: seeds.clone(),
        groups: vec![2],
        rounds: 1,
    });
    let kinds = [ByeKind::Allotted, ByeKind::Asked, ByeKind::Through];
    events.push(ContestEvent::Paired {
        round: 2,
        tables: vec![NewTable {
            id: table,
            round: 2,
            group: 0,
            meeting: 1,
            seats: seeds.clone(),
        }],
        byes: kinds.map(|kind| Bye { entrant, kind }).to_vec(),
    });
    events.extend([
        ContestEvent::Started(table),
        ContestEvent::Begun(table),
        ContestEvent::Adjourned(table),
    ]);
    events.extend(How::ALL.map(|how| ContestEvent::Resulted {
        table,
        points: vec![2, 0],
        how,
        late: vec![entrant],
    }));
    events.push(ContestEvent::Corrected {
        table,
        points: vec![1, 1],
        by,
        reason: "They agreed.".to_owned(),
    });
    events.push(ContestEvent::Held { by, until: closes });
    events.extend([
        ContestEvent::Resumed { by: None },
        ContestEvent::Resumed { by: Some(by) },
    ]);
    events.push(ContestEvent::Ended {
        order: seeds.clone(),
        early: true,
        secret: Some([0xcd; 32]),
    });
    events.push(ContestEvent::Ended {
        order: seeds,
        early: false,
        secret: None,
    });
    events.extend([
        ContestEvent::Cancelled { by: None },
        ContestEvent::Cancelled { by: Some(by) },
    ]);
    events.push(ContestEvent::Replaced {
        entrant,
        fresh: false,
        former: Some(by),
    });
    let terms = Terms {
        fill_in: Some(5),
        ..Terms::usual(Format::Knockout)
    };
    events.push(ContestEvent::Opened {
        terms,
        closes,
        seal,
    });
    events.extend([ContestEvent::PlaceLost, ContestEvent::Moved]);
    events
}

/// People have such bodies on their disks: lines of the file stay for ever.
#[test]
fn bodies_are_written_and_read_as_ever() {
    let golden: Vec<&str> = include_str!("../../../../tests/golden/contest-events.txt")
        .lines()
        .collect();
    let written: Vec<String> = samples().iter().map(write).collect();
    assert_eq!(written, golden);
    for (event, line) in samples().into_iter().zip(golden) {
        let reason = if let ContestEvent::Corrected { reason, .. } = &event {
            reason.clone()
        } else {
            String::new()
        };
        assert_eq!(read(SCHEMA, line, reason), Ok(event));
    }
}

#[test]
fn computers_of_old_contests_have_the_level_that_all_had() {
    let old = include_str!("../../../../tests/golden/contest-events.txt")
        .lines()
        .next()
        .expect("the file has lines")
        .replace("\"fill_in\":false", "\"fill_in\":true");
    let Ok(ContestEvent::Opened { terms, .. }) = read(SCHEMA, &old, String::new()) else {
        panic!("{old}");
    };
    assert_eq!(terms.fill_in, Some(OLD_FILL_IN));
}

#[test]
fn what_is_no_body_is_a_fault() {
    for body in [
        "{}",
        "{\"left\":{\"entrant\":1,\"why\":\"bored\",\"struck\":false}}",
        "{\"opened\":1}",
    ] {
        assert!(read(SCHEMA, body, String::new()).is_err(), "{body}");
    }
    assert!(read(SCHEMA + 1, "{\"started\":{\"table\":1}}", String::new()).is_err());
}
