use kingboard::game::Position as _;
use kingboard::games::kings_mate::position::Position;
use kingboard::games::kings_mate::setup::Rules;

#[test]
fn perft_from_the_start_has_its_fixed_points() {
    let start = Position::start(Rules::default());
    assert_eq!([1, 2, 3].map(|depth| start.perft(depth)), [11, 121, 1485]);
}
