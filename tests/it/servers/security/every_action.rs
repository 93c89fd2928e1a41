//! Every kind of action with samples of it. A new kind does not compile until it has a row here.

use kingboard::contest::ladder::ChallengeId;
use kingboard::contest::values::EntrantId;
use kingboard::play::computer::Computer;
use kingboard::play::stage::Stage;
use kingboard::play::suppose::DiceOutcome;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::challenges::ChallengeListAction;
use kingboard::service::api::competition::{CompetitionAction, StandingsSpan};
use kingboard::service::api::computer::ComputerAction;
use kingboard::service::api::contest::{ContestAction, ContestModeration, LeavePrice, NewContest};
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::explore::{ExploreAction, ExploreControl};
use kingboard::service::api::fields::InputField;
use kingboard::service::api::form::{ChallengeDraft, ChallengeFormAction};
use kingboard::service::api::guide::{GuideAction, GuidePage};
use kingboard::service::api::hooks::{HookName, HooksAction};
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::inbox::InboxAction;
use kingboard::service::api::ladder::{LadderAction, NewLadder};
use kingboard::service::api::lesson::LessonAction;
use kingboard::service::api::lobby::{LobbyAction, LobbyStep};
use kingboard::service::api::look::CloseUp;
use kingboard::service::api::moderate::ModerationAction;
use kingboard::service::api::pick::PickStep;
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::play_on::PlayOnAction;
use kingboard::service::api::pointed::{MessageAction, MessageIntent};
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::service::api::puzzle::{PuzzleAction, PuzzleControl, PuzzleWish};
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::remind::ReminderAction;
use kingboard::service::api::server_settings::ServerSettingsAction;
use kingboard::service::api::signal::SignalAction;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::tokens::{TokenStep, TokenUser, TokensAction};
use kingboard::service::api::values::{
    FilmOptions, GamesFilter, HistorySearch, ReadOutPart, RecordFormat, ReviewPage, ReviewShows,
    SideChoice, StoryOptions,
};
use kingboard::service::api::web::WebAction;
use kingboard::service::{GameId, GameKind, Options, Ply, Version};
use kingboard::store::{ContestId, LadderId, PuzzleId, TokenId, TokenScope};

use crate::table::harness::person;

/// The subject that an action may have a computer think about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thinks {
    /// Nothing.
    Never,
    /// A move of its own, since it plays by this action.
    AsPlayer,
    /// A game that is over.
    AfterTheEnd,
}

/// A kind of action, with samples that concern one game.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    /// Its pattern.
    pub(crate) name: &'static str,
    pub(crate) thinks: Thinks,
    pub(crate) samples: Vec<Action>,
}

/// The game of samples, at its present version.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    pub(crate) game: GameId,
    pub(crate) version: Version,
}

/// Writes a match without a default and a list of samples from the same rows.
macro_rules! every_action {
    ($at:ident: $($pattern:pat => $thinks:ident, [$($sample:expr),+ $(,)?];)+) => {
        /// The kind of an action.
        pub(crate) fn name_of(action: &Action) -> &'static str {
            match action {
                $($pattern => stringify!($pattern),)+
            }
        }

        /// Every kind of action.
        pub(crate) fn kinds($at: Target) -> Vec<Kind> {
            vec![$(Kind {
                name: stringify!($pattern),
                thinks: Thinks::$thinks,
                samples: vec![$($sample),+],
            },)+]
        }
    };
}

fn mv() -> String {
    "D8-D7".to_owned()
}

fn draft(computer: bool) -> ChallengeDraft {
    let opponent = if computer {
        Computer::new(1).player()
    } else {
        person("Ben").id
    };
    ChallengeDraft {
        since: GameId(1),
        kind: GameKind::KINGS_MATE,
        opponent: Some(opponent),
        side: SideChoice::Seat(1),
        clock: None,
        options: Options::default(),
        thread: false,
        rated: None,
    }
}

fn offer(computer: Option<u8>) -> Action {
    Action::Challenge(NewChallenge {
        computer,
        side: SideChoice::Seat(1),
        ..NewChallenge::default()
    })
}

fn lobby(at: Target, step: LobbyStep) -> Action {
    Action::Lobby(LobbyAction {
        game: at.game,
        seen: Some(at.version),
        step,
    })
}

fn control(at: Target, act: ExploreControl) -> Action {
    let (game, seen) = (at.game, 0);
    Action::Explore(ExploreAction::Control { game, seen, act })
}

fn read_out(at: Target, part: ReadOutPart) -> Action {
    let game = Some(at.game);
    Action::Describe { game, part }
}

fn on_message(aim: MessageIntent) -> Action {
    let message = "m1".to_owned();
    Action::OnMessage(MessageAction { message, aim })
}

fn moderation(moderation: ContestModeration) -> Action {
    let contest = Some(ContestId(1));
    Action::Contest(ContestAction::Manage {
        contest,
        moderation,
    })
}

fn page(at: Target, change: impl Fn(&mut ReviewPage)) -> Action {
    let mut page = ReviewPage::of(at.game);
    change(&mut page);
    Action::Review(page)
}

every_action! { at:
    Action::Challenge(_) => AsPlayer, [offer(None), offer(Some(1))];
    Action::Form(ChallengeFormAction::Open(_)) => Never,
        [Action::Form(ChallengeFormAction::Open(None))];
    Action::Form(ChallengeFormAction::Fill(_)) => Never,
        [Action::Form(ChallengeFormAction::Fill(draft(true)))];
    Action::Form(ChallengeFormAction::Rules(_)) => Never,
        [Action::Form(ChallengeFormAction::Rules(draft(true)))];
    Action::Form(ChallengeFormAction::From { .. }) => AsPlayer, [
        Action::Form(ChallengeFormAction::From {
            draft: draft(false),
            position: String::new(),
        }),
    ];
    Action::Form(ChallengeFormAction::Send(_)) => AsPlayer, [
        Action::Form(ChallengeFormAction::Send(draft(false))),
        Action::Form(ChallengeFormAction::Send(draft(true))),
    ];
    Action::Computer(ComputerAction::Choose(_)) => Never,
        [Action::Computer(ComputerAction::Choose(GameKind::KINGS_MATE))];
    Action::Computer(ComputerAction::Play { .. }) => AsPlayer, [
        Action::Computer(ComputerAction::Play {
            kind: GameKind::KINGS_GUARD,
            level: 1,
            since: GameId(9),
        }),
    ];
    Action::Computer(ComputerAction::StandIn { .. }) => AsPlayer, [
        Action::Computer(ComputerAction::StandIn { game: Some(at.game), seat: None, level: 1 }),
        Action::Computer(ComputerAction::StandIn { game: Some(at.game), seat: Some(0), level: 8 }),
    ];
    Action::Computer(ComputerAction::AnswerStandIn { .. }) => AsPlayer, [
        Action::Computer(ComputerAction::AnswerStandIn {
            game: at.game,
            since: at.version,
            accept: true,
        }),
    ];
    Action::Challenges(_) => Never, [Action::Challenges(ChallengeListAction::List)];
    Action::Relation(_) => Never, [
        Action::Relation(RelationAction::Befriend(Some(person("Ben")))),
        Action::Relation(RelationAction::Block(None)),
    ];
    Action::Accept(_) => Never, [Action::Accept(at.game)];
    Action::Lobby(_) => AsPlayer, [
        lobby(at, LobbyStep::Join),
        lobby(at, LobbyStep::AddComputer(1)),
        lobby(at, LobbyStep::AgreeToStart),
        lobby(at, LobbyStep::DismissComputer),
    ];
    Action::OfferSeat { .. } => Never,
        [Action::OfferSeat { game: Some(at.game), to: person("Eve") }];
    Action::Decline(_) => Never, [Action::Decline(at.game)];
    Action::Withdraw(_) => Never, [Action::Withdraw(at.game)];
    Action::Rematch(_) => Never, [Action::Rematch(at.game)];
    Action::Chat { .. } => Never, [
        Action::Chat { text: mv(), reply_to: None, addressed: true, aloud: false },
        Action::Chat { text: "best move?".to_owned(), reply_to: None, addressed: true, aloud: true },
    ];
    Action::WhyNot { .. } => Never,
        [Action::WhyNot { game: at.game, ply: Ply(1), text: "D8-D6".to_owned() }];
    Action::Play { .. } => Never, [
        Action::Play { game: Some(at.game), text: "best".to_owned() },
        Action::Play { game: Some(at.game), text: mv() },
    ];
    Action::Pick { .. } => Never,
        [Action::Pick { game: at.game, seen: at.version, index: 0 }];
    Action::PickStep(PickStep::ChoosePiece(_)) => Never,
        [Action::PickStep(PickStep::ChoosePiece(Some(at.game)))];
    Action::PickStep(PickStep::ChooseTargetShared { .. }) => Never, [
        Action::PickStep(PickStep::ChooseTargetShared {
            game: at.game,
            ply: Ply(1),
            from: "D8".to_owned(),
        }),
    ];
    Action::PickStep(PickStep::ChooseTarget { .. }) => Never, [
        Action::PickStep(PickStep::ChooseTarget {
            game: at.game,
            seen: at.version,
            from: "D8".to_owned(),
        }),
    ];
    Action::PickStep(PickStep::ContinueTurn { .. }) => Never, [
        Action::PickStep(PickStep::ContinueTurn {
            game: at.game,
            seen: at.version,
            turn: String::new(),
        }),
    ];
    Action::PickStep(PickStep::ChooseTargetInTurn { .. }) => Never, [
        Action::PickStep(PickStep::ChooseTargetInTurn {
            game: at.game,
            seen: at.version,
            turn: String::new(),
            from: "D8".to_owned(),
        }),
    ];
    Action::PickStep(PickStep::SubmitTurn { .. }) => Never, [
        Action::PickStep(PickStep::SubmitTurn {
            game: at.game,
            seen: at.version,
            turn: mv(),
            sure: true,
        }),
    ];
    Action::PickStep(PickStep::SubmitMove { .. }) => Never, [
        Action::PickStep(PickStep::SubmitMove { game: at.game, seen: at.version, index: 0 }),
    ];
    Action::Explore(ExploreAction::Open { .. }) => Never, [
        Action::Explore(ExploreAction::Open { game: Some(at.game), at: None, moves: mv() }),
        Action::Explore(ExploreAction::Open {
            game: Some(at.game),
            at: Some("1".to_owned()),
            moves: String::new(),
        }),
    ];
    Action::Explore(ExploreAction::BestLine { .. }) => AfterTheEnd, [
        Action::Explore(ExploreAction::BestLine { game: at.game, ply: Ply(0) }),
        Action::Explore(ExploreAction::BestLine { game: at.game, ply: Ply(1) }),
    ];
    Action::Explore(ExploreAction::Control { .. }) => Never, [
        control(at, ExploreControl::Show),
        control(at, ExploreControl::Back),
        control(at, ExploreControl::Forward),
        control(at, ExploreControl::Fresh),
        control(at, ExploreControl::Flip),
        control(at, ExploreControl::Piece("D8".to_owned())),
        control(at, ExploreControl::Play(0, None)),
        control(at, ExploreControl::Play(0, Some(DiceOutcome::Succeeds))),
        control(at, ExploreControl::Plan),
        control(at, ExploreControl::Share),
    ];
    Action::Plan(PlanAction::Add { .. }) => Never,
        [Action::Plan(PlanAction::Add { game: Some(at.game), text: "D2-D3 D8-D7".to_owned() })];
    Action::Plan(PlanAction::Drop { .. }) => Never,
        [Action::Plan(PlanAction::Drop { game: at.game, seen: 0, index: 0 })];
    Action::Plan(PlanAction::Clear { .. }) => Never,
        [Action::Plan(PlanAction::Clear { game: at.game, seen: 0 })];
    Action::Touch { .. } => Never,
        [Action::Touch { game: Some(at.game), cell: "D8".to_owned() }];
    Action::Signal(_) => Never, [
        Action::Signal(SignalAction::Open(Some(at.game))),
        Action::Signal(SignalAction::Say { game: Some(at.game), number: 1 }),
    ];
    Action::OfferDraw(_) => Never, [Action::OfferDraw(Some(at.game))];
    Action::Swap { .. } => Never, [Action::Swap { game: Some(at.game), seen: Some(at.version) }];
    Action::AnswerDraw { .. } => Never,
        [Action::AnswerDraw { game: Some(at.game), seen: None, accept: true }];
    Action::Time(_) => Never, [
        Action::Time(ClockAction::Show(Some(at.game))),
        Action::Time(ClockAction::OfferPause(Some(at.game))),
        Action::Time(ClockAction::Claim(Some(at.game))),
    ];
    Action::Hours(_) => Never, [Action::Hours(OffHoursAction::Holidays)];
    Action::Dice(_) => Never, [
        Action::Dice(DiceAction::Roll { game: Some(at.game), seen: None }),
        Action::Dice(DiceAction::Renew(Some(at.game))),
        Action::Dice(DiceAction::Accept { game: at.game, words: String::new() }),
    ];
    Action::Takeback(_) => Never, [Action::Takeback(TakebackAction::Ask(Some(at.game)))];
    Action::Remind(_) => Never, [Action::Remind(ReminderAction::Snooze(vec![at.game]))];
    Action::Moderate(_) => Never, [
        Action::Moderate(ModerationAction::Pause { game: at.game, reason: String::new() }),
        Action::Moderate(ModerationAction::Log { game: Some(at.game), player: None }),
        Action::Moderate(ModerationAction::Annul {
            game: at.game,
            sure: Some(Stage::Running),
            reason: String::new(),
        }),
    ];
    Action::FillField { .. } => Never,
        [
            Action::FillField { field: InputField::Zone, typed: None },
            Action::FillField {
                field: InputField::Position(Box::new(draft(true))),
                typed: None,
            },
        ];
    Action::Inbox(_) => Never, [
        Action::Inbox(InboxAction::Page(0)),
        Action::Inbox(InboxAction::Next(None)),
    ];
    Action::ThenNext(_) => Never, [
        Action::ThenNext(Box::new(Action::PickStep(PickStep::ChoosePiece(Some(at.game))))),
        Action::ThenNext(Box::new(Action::Pick { game: at.game, seen: at.version, index: 0 })),
    ];
    Action::Resign { .. } => Never, [
        Action::Resign { game: Some(at.game), sure: false },
        Action::Resign { game: Some(at.game), sure: true },
    ];
    Action::Abort(_) => Never, [Action::Abort(Some(at.game))];
    Action::ReviewOf { .. } => Never, [Action::ReviewOf { player: "Ben".to_owned(), at: None }];
    Action::NoGame(_) => Never, [Action::NoGame("0".to_owned())];
    Action::Board(_) => Never, [Action::Board(Some(at.game)), Action::Board(None)];
    Action::CloseUp { .. } => Never, [
        Action::CloseUp { game: Some(at.game), at: CloseUp::Whole },
        Action::CloseUp { game: Some(at.game), at: CloseUp::Hints },
    ];
    Action::Games(_) => Never, [
        Action::Games(GamesFilter::Mine),
        Action::Games(GamesFilter::Here),
    ];
    Action::BeginReview { .. } => Never, [
        Action::BeginReview { game: Some(at.game), at: None },
        Action::BeginReview { game: Some(at.game), at: Some("1".to_owned()) },
    ];
    Action::Verify(_) => Never, [Action::Verify(Some(at.game))];
    Action::Export { .. } => Never, [
        Action::Export { game: Some(at.game), format: RecordFormat::Text },
        Action::Export { game: Some(at.game), format: RecordFormat::Json },
    ];
    Action::Note { .. } => Never,
        [Action::Note { game: Some(at.game), at: None, text: "good".to_owned() }];
    Action::Notes { .. } => Never, [Action::Notes { game: Some(at.game), share: None }];
    Action::Describe { .. } => Never, [
        read_out(at, ReadOutPart::All),
        read_out(at, ReadOutPart::Mine),
        read_out(at, ReadOutPart::Board),
        read_out(at, ReadOutPart::Cell("D8".to_owned())),
    ];
    Action::PieceMoves { .. } => Never,
        [Action::PieceMoves { game: Some(at.game), cell: "D8".to_owned() }];
    Action::Settings(_) => Never, [Action::Settings(Vec::new())];
    Action::ServerSettings(_) => Never,
        [Action::ServerSettings(ServerSettingsAction::default())];
    Action::Hooks(_) => Never, [
        Action::Hooks(HooksAction::List),
        Action::Hooks(HooksAction::Add { address: "https://example.org/".to_owned(), topic: None }),
        Action::Hooks(HooksAction::Test(HookName::Number(1))),
        Action::Hooks(HooksAction::Remove(HookName::Number(1))),
    ];
    Action::Tokens(_) => Never, [
        Action::Tokens(TokensAction { of: TokenUser::Person, step: TokenStep::List }),
        Action::Tokens(TokensAction { of: TokenUser::Server, step: TokenStep::List }),
        Action::Tokens(TokensAction { of: TokenUser::Person, step: TokenStep::End(TokenId(1)) }),
        Action::Tokens(TokensAction { of: TokenUser::Server, step: TokenStep::New(TokenScope::Read) }),
    ];
    Action::Privacy(_) => Never, [
        Action::Privacy(PrivacyAction::Show),
        Action::Privacy(PrivacyAction::Export),
        Action::Privacy(PrivacyAction::Delete(None)),
        Action::Privacy(PrivacyAction::Server(None)),
    ];
    Action::Competition(_) => Never, [
        Action::Competition(CompetitionAction::Standings {
            pool: None,
            everywhere: false,
            span: StandingsSpan::Now,
            page: None,
        }),
        Action::Competition(CompetitionAction::Hall { pool: None, everywhere: false, from: None }),
        Action::Competition(CompetitionAction::Rating { player: None, pool: None }),
        Action::Competition(CompetitionAction::Choose(None)),
    ];
    Action::Setup => Never, [Action::Setup];
    Action::MoveHere(_) => Never, [Action::MoveHere(Some(at.game))];
    Action::Review(_) => Never, [
        page(at, |page| page.ply = Some(Ply(0))),
        page(at, |page| page.ply = Some(Ply(1))),
        page(at, |page| page.shows = ReviewShows::List),
        page(at, |page| page.shows = ReviewShows::Graph),
        page(at, |page| page.shared = true),
    ];
    Action::OnMessage(_) => Never,
        [on_message(MessageIntent::Review), on_message(MessageIntent::Play)];
    Action::History(_) => Never, [
        Action::History(HistorySearch::default()),
        Action::History(HistorySearch { running: true, ..HistorySearch::default() }),
    ];
    Action::Profile(_) => Never, [
        Action::Profile(None),
        Action::Profile(Some(person("Ben").id)),
    ];
    Action::Film { .. } => Never,
        [Action::Film { game: Some(at.game), cut: FilmOptions::default() }];
    Action::Story { .. } => Never,
        [Action::Story { game: Some(at.game), look: StoryOptions::default() }];
    Action::Analyse(_) => AfterTheEnd, [Action::Analyse(Some(at.game)), Action::Analyse(None)];
    Action::PlayOn(PlayOnAction::Typed { .. }) => AsPlayer, [
        Action::PlayOn(PlayOnAction::Typed { game: Some(at.game), at: None, level: Some(1) }),
        Action::PlayOn(PlayOnAction::Typed { game: None, at: None, level: None }),
    ];
    Action::PlayOn(PlayOnAction::Choose { .. }) => Never,
        [Action::PlayOn(PlayOnAction::Choose { game: at.game, ply: Ply(0) })];
    Action::PlayOn(PlayOnAction::Begin { .. }) => AsPlayer, [
        Action::PlayOn(PlayOnAction::Begin {
            game: at.game,
            ply: Ply(1),
            level: 1,
            since: Some(GameId(1)),
        }),
    ];
    Action::Puzzle(PuzzleAction::Control { act: PuzzleControl::Against { .. }, .. }) => AsPlayer, [
        Action::Puzzle(PuzzleAction::Control {
            puzzle: PuzzleId(1),
            seen: 0,
            act: PuzzleControl::Against { level: 1, since: at.game },
        }),
    ];
    Action::Contest(_) => Never, [
        Action::Contest(ContestAction::Open(NewContest::default())),
        Action::Contest(ContestAction::Join(None)),
        Action::Contest(ContestAction::Leave { contest: Some(ContestId(1)), price: Some(LeavePrice::Games(3)) }),
        Action::Contest(ContestAction::Show(Some(ContestId(1)))),
        Action::Contest(ContestAction::List),
        Action::Contest(ContestAction::Draft(NewContest::default())),
        Action::Contest(ContestAction::JoinTeam { contest: None, team: 1 }),
        Action::Contest(ContestAction::Rest(None)),
        Action::Contest(ContestAction::Page { contest: ContestId(1), page: 1 }),
        Action::Contest(ContestAction::Pairings { contest: None, round: Some(1), page: 0 }),
        Action::Contest(ContestAction::Take { contest: ContestId(1), place: EntrantId(2) }),
        moderation(ContestModeration::Begin),
        moderation(ContestModeration::Cancel { sure: true, reason: String::new() }),
        moderation(ContestModeration::Hold { reason: String::new() }),
        moderation(ContestModeration::Resume),
        moderation(ContestModeration::Correct { table: 1, result: "1-0".to_owned(), reason: "so".to_owned() }),
        moderation(ContestModeration::Remove { player: person("Ben"), reason: String::new() }),
        moderation(ContestModeration::Replace { player: person("Ben"), by: person("Cid"), reason: String::new() }),
    ];
    Action::Ladder(_) => Never, [
        Action::Ladder(LadderAction::Open(NewLadder::default())),
        Action::Ladder(LadderAction::Show(None)),
        Action::Ladder(LadderAction::Page { ladder: LadderId(1), page: 1 }),
        Action::Ladder(LadderAction::Join(None)),
        Action::Ladder(LadderAction::Leave { ladder: None, sure: true }),
        Action::Ladder(LadderAction::Challenge { ladder: None, to: Some(person("Ben")) }),
        Action::Ladder(LadderAction::ChallengeMember { ladder: LadderId(1), to: EntrantId(1) }),
        Action::Ladder(LadderAction::Answer {
            ladder: LadderId(1),
            challenge: ChallengeId(1),
            accept: true,
        }),
        Action::Ladder(LadderAction::Withdraw { ladder: LadderId(1), challenge: ChallengeId(1) }),
        Action::Ladder(LadderAction::Remove {
            ladder: None,
            player: person("Ben"),
            reason: String::new(),
        }),
        Action::Ladder(LadderAction::Close { ladder: None, sure: true, reason: String::new() }),
    ];
    Action::Puzzle(_) => Never, [
        Action::Puzzle(PuzzleAction::Open { wish: PuzzleWish::default(), text: None }),
        Action::Puzzle(PuzzleAction::Open { wish: PuzzleWish::default(), text: Some(mv()) }),
        Action::Puzzle(PuzzleAction::Daily),
        Action::Puzzle(PuzzleAction::Record),
        Action::Puzzle(PuzzleAction::Control {
            puzzle: PuzzleId(1),
            seen: 0,
            act: PuzzleControl::Solution,
        }),
    ];
    Action::Web(_) => Never, [
        Action::Web(WebAction::SignIn(None)),
        Action::Web(WebAction::SignIn(Some(at.game))),
        Action::Web(WebAction::Sessions),
        Action::Web(WebAction::End(Some(1))),
        Action::Web(WebAction::End(None)),
    ];
    Action::Help => Never, [Action::Help];
    Action::Guide(_) => Never, [
        Action::Guide(GuideAction { kind: GameKind::KINGS_MATE, page: GuidePage::Picture(1) }),
    ];
    Action::Lesson(_) => Never, [
        Action::Lesson(LessonAction::Open { kind: None, task: None, text: None }),
    ];
    Action::Rules { .. } => Never, [Action::Rules { kind: None, topic: None }];
}
