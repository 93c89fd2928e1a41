//! The legal moves of each version of the rules, as a fingerprint for each ruling and for a long walk at each table.
//!
//! A changed line of the golden file means changed rules: running games would continue under other rules than they
//! began with. CONTRIBUTING.md ("Rule on an unclear point") has the two solutions.

use std::fmt::Write as _;
use std::path::Path;

use kingboard::game::any::AnyPosition;
use kingboard::game::chance::Roll;
use kingboard::game::outcome::Status;
use kingboard::service::{GameKind, Options};
use sha2::{Digest, Sha256};

/// Most moves of a walk.
const PLIES: usize = 160;

/// The first four bytes of a hash over all added positions.
struct Fingerprint(Sha256);

impl Fingerprint {
    fn new() -> Self {
        Self(Sha256::new())
    }

    /// Adds a position with its state and all its legal moves.
    fn add(&mut self, position: &dyn AnyPosition) {
        self.0.update(format!(
            "{} {} {:?} {:?}\n",
            position.setup(),
            position.state(),
            position.status(),
            position.legal()
        ));
    }

    fn text(self) -> String {
        let hash: [u8; 32] = self.0.finalize().into();
        hash[..4].iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").unwrap();
            text
        })
    }
}

/// A walk from the start through moves chosen in a fixed way.
fn walk(kind: GameKind, options: &Options) -> String {
    let mut position = (kind.spec().start)(options);
    let mut print = Fingerprint::new();
    let mut number: usize = 1;
    for _ in 0..PLIES {
        print.add(&*position);
        number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345) % (1 << 31);
        match position.status() {
            Status::ToMove(_) => {
                let legal = position.legal();
                let mv = &legal[(number >> 8) % legal.len()];
                position.play(mv).unwrap();
            }
            Status::ToRoll(dice) => {
                let faces = (0..dice.count).map(|nth| {
                    let face = (number >> (8 + 4 * nth)) % usize::from(dice.faces);
                    u8::try_from(face + 1).unwrap()
                });
                let roll = Roll::new(dice, faces.collect::<Vec<u8>>()).unwrap();
                position.resolve(&roll).unwrap();
            }
            Status::Over(_) => break,
        }
    }
    print.text()
}

#[test]
fn a_version_of_the_rules_calls_the_same_legal_for_ever() {
    let mut text = String::new();
    for kind in GameKind::ALL {
        let spec = kind.spec();
        writeln!(text, "{} {}", spec.slug, spec.rules_version).unwrap();
        for (number, diagram) in spec.teaching.rules {
            let options = diagram.options.split_whitespace();
            let options = options.fold(Options::default(), Options::with);
            let position = (spec.restore)(&options, diagram.setup).unwrap();
            let mut print = Fingerprint::new();
            print.add(&*position);
            writeln!(text, "  {number} {}", print.text()).unwrap();
        }
        for table in spec.tables {
            for option in [""].iter().chain(spec.options) {
                let options = table.options();
                let options = match *option {
                    "" => options,
                    option => options.with(option),
                };
                let options = (spec.settled)(options);
                writeln!(text, "  walk {options}: {}", walk(kind, &options)).unwrap();
            }
        }
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/rules");
    insta::with_settings!({
        snapshot_path => folder,
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, { insta::assert_snapshot!("versions", text) });
}
