// The machine of a page and its line: what they do with choices, answers, frames and cuts. `node --test` runs it.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FORM, read } from '../../../src/web/static/frame.js';
import { Line, reload } from '../../../src/web/static/live.js';
import { begin, current, isOpen, mayMove, step } from '../../../src/web/static/machine.js';

const frame = (version, ply = version, moves = [['A1-A2', 'A1', 'A2'], ['A1-A3', 'A1', 'A3']]) => ({
  version, ply, last: ply, moves, cells: { A1: [`piece-of-${version}`, []] },
});

const run = (state, ...inputs) => {
  const effects = [];
  for (const input of inputs) {
    const [next, more] = step(state, input);
    state = next;
    effects.push(...more);
  }
  return [state, effects];
};

test('two taps send a move, and nothing is moved before the answer', () => {
  const [state, effects] = run(begin(frame(1)), { kind: 'pick', cell: 'A1' }, { kind: 'pick', cell: 'A2' });
  assert.deepEqual(effects, [{ kind: 'send', turn: ['A1-A2'], sure: false }]);
  assert.equal(state.sending, true);
  assert.deepEqual(current(state).cells, frame(1).cells);
});

test('a second press while one is under way sends nothing', () => {
  const inputs = [{ kind: 'drop', from: 'A1', to: 'A2' }, { kind: 'drop', from: 'A1', to: 'A3' }];
  const [, effects] = run(begin(frame(1)), ...inputs);
  assert.equal(effects.length, 1);
});

test('a move that is shown counts with the second tap on its target, and another cell takes it back', () => {
  const look = { text: [], plain: '', cells: {}, status: '', controls: [] };
  const shown = [{ kind: 'drop', from: 'A1', to: 'A2' }, { kind: 'answer', frame: frame(1), replies: [look], shows: true }];
  const [state] = run(begin(frame(1)), ...shown);
  assert.equal(state.look, look);
  const [, effects] = run(state, { kind: 'pick', cell: 'A2' });
  assert.deepEqual(effects, [{ kind: 'send', turn: ['A1-A2'], sure: true }]);
  const [back] = run(state, { kind: 'pick', cell: 'A3' });
  assert.equal(isOpen(back), false);
});

test('several moves to one cell are a choice', () => {
  const both = frame(1, 1, [['A1-A2=Q', 'A1', 'A2', 'queen'], ['A1-A2=R', 'A1', 'A2', 'rook']]);
  const [state, effects] = run(begin(both), { kind: 'pick', cell: 'A1' }, { kind: 'pick', cell: 'A2' });
  assert.equal(state.between.length, 2);
  assert.deepEqual(effects, []);
  const [, sent] = run(state, { kind: 'choose', nth: 1 });
  assert.deepEqual(sent, [{ kind: 'send', turn: ['A1-A2=R'], sure: false }]);
});

test('half a turn lives in the page alone and goes back ply by ply', () => {
  const half = frame(1, 1, [['A2-A3', 'A2', 'A3'], ['done', null, null, 'Done']]);
  const [state] = run(begin(frame(1)), { kind: 'drop', from: 'A1', to: 'A2' }, { kind: 'answer', half, replies: [] });
  assert.deepEqual(state.turn, ['A1-A2']);
  const [, effects] = run(state, { kind: 'word' });
  assert.deepEqual(effects, [{ kind: 'send', turn: ['A1-A2', 'done'], sure: false }]);
  const [back] = run(state, { kind: 'back' });
  assert.deepEqual([back.turn, back.halves], [[], []]);
});

test('without a line nothing is sent, and a lost answer is not sent again', () => {
  const [lost, none] = run(begin(frame(1)), { kind: 'link', link: 'lost' }, { kind: 'drop', from: 'A1', to: 'A2' });
  assert.deepEqual(none, []);
  assert.equal(mayMove(lost), false);
  const [failed, effects] = run(begin(frame(1)), { kind: 'drop', from: 'A1', to: 'A2' }, { kind: 'failed' });
  assert.equal(effects.filter((effect) => effect.kind === 'send').length, 1);
  assert.equal(isOpen(failed), false);
});

test('a turn whose answer was lost is told as not made unless the game has gone on', () => {
  const failed = [{ kind: 'drop', from: 'A1', to: 'A2' }, { kind: 'failed' }];
  const said = (effects) => effects.filter((effect) => effect.kind === 'say');
  const [same, notMade] = run(begin(frame(1)), ...failed, { kind: 'frame', frame: frame(1) });
  assert.deepEqual(said(notMade), [{ kind: 'say', word: 'not-made' }]);
  assert.equal(mayMove(same), true);
  const [, beside] = run(begin(frame(1)), ...failed, { kind: 'frame', frame: frame(2, 1) });
  assert.deepEqual(said(beside), [{ kind: 'say', word: 'not-made' }]);
  const [, made] = run(begin(frame(1)), ...failed, { kind: 'frame', frame: frame(2) });
  assert.deepEqual(said(made), []);
  const [, once] = run(same, { kind: 'frame', frame: frame(1) });
  assert.deepEqual(said(once), []);
  const [, nothingSent] = run(begin(frame(1)), { kind: 'failed' }, { kind: 'frame', frame: frame(1) });
  assert.deepEqual(said(nothingSent), []);
});

test('a refusal leaves the board as it was and what was picked before the refused ply', () => {
  const no = { text: [], plain: 'no', cells: null, status: null, controls: [] };
  const [state] = run(begin(frame(1)), { kind: 'drop', from: 'A1', to: 'A2' }, { kind: 'answer', frame: frame(1), replies: [no], shows: false });
  assert.deepEqual([state.turn, state.sending, state.look], [[], false, null]);
});

test('only a change of somebody else drops a choice, and an answer that comes late drops none', () => {
  const drops = (effects) => effects.filter((effect) => effect.kind === 'changed').map((effect) => effect.drops);
  const made = { kind: 'answer', frame: frame(2), replies: [], shows: false };
  const told = { kind: 'frame', frame: frame(2) };
  const sent = { kind: 'drop', from: 'A1', to: 'A2' };
  for (const both of [[made, told], [told, made]]) {
    const [state, effects] = run(begin(frame(1)), sent, ...both);
    assert.deepEqual([drops(effects), isOpen(state)], [[false], false]);
  }
  const [, others] = run(begin(frame(1)), { kind: 'pick', cell: 'A1' }, told);
  assert.deepEqual(drops(others), [true]);
  const [, none] = run(begin(frame(1)), told);
  assert.deepEqual(drops(none), [false]);
  const [late] = run(begin(frame(1)), sent, told, { kind: 'pick', cell: 'A1' }, made);
  assert.equal(late.from, 'A1');
});

test('after ten thousand random frames, cuts and presses the page shows the newest frame it was given', () => {
  let seed = 2026;
  const random = (most) => { seed = (seed * 1103515245 + 12345) % 2 ** 31; return seed % most; };
  let state = begin(frame(1));
  let newest = 1;
  for (let nth = 0; nth < 10_000; nth += 1) {
    const late = frame(Math.max(1, newest - random(5)));
    const choices = [
      () => { newest += 1; return { kind: 'frame', frame: frame(newest) }; },
      () => ({ kind: 'frame', frame: late }),
      () => ({ kind: 'link', link: ['live', 'lost', 'catching'][random(3)] }),
      () => ({ kind: 'pick', cell: ['A1', 'A2', 'A3', 'B9'][random(4)] }),
      () => ({ kind: 'drop', from: 'A1', to: 'A2' }),
      () => ({ kind: 'back' }),
      () => ({ kind: 'confirm' }),
      () => ({ kind: 'failed' }),
      () => ({ kind: 'answer', frame: late, replies: [], shows: false }),
      () => ({ kind: 'answer', half: late, replies: [] }),
      () => ({ kind: 'review', frame: random(2) ? frame(1) : null }),
    ];
    const [next, effects] = step(state, choices[random(choices.length)]());
    state = next;
    assert.equal(state.frame.version, newest);
    assert.deepEqual(state.frame.cells, frame(newest).cells);
    for (const effect of effects) assert.notEqual(effect.kind === 'send' && state.link, 'lost');
  }
});

test('a frame says once what many cells share, and is read by the cell', () => {
  const sent = {
    f: FORM, version: 7, cells: [['', [['h-wall red', 'scale(0.5)'], 'h-to'], 'C3'], ['rP', ['h-pawn-red red spent'], 'A1 A10']],
    labels: [['#: pawn, Red, 2 moves', 'A1'], ['#: pawn, Red', 'A10']],
    moves: ['A1-B1', ['A1xB2', 'A1', 'B2'], ['done', null, null, 'Done']],
    turns: [['1.', 'A1-A2', 1], 'B1-B2', ['2.', 'C1-C2,C3', 4], 'D1-D2'],
    seats: [{ seat: 0, name: 'Ann', lost: [['pawn', 'red']] }, { seat: 1, name: 'Ben' }],
  };
  const frame = read(sent);
  assert.deepEqual(frame.cells, {
    C3: ['', [['h-wall', 'red', 'scale(0.5)'], ['h-to', '', '']]],
    A1: ['rP', [['h-pawn-red', 'red spent', '']]], A10: ['rP', [['h-pawn-red', 'red spent', '']]],
  });
  assert.deepEqual(frame.labels, { A1: 'A1: pawn, Red, 2 moves', A10: 'A10: pawn, Red' });
  assert.deepEqual(frame.moves, [['A1-B1', 'A1', 'B1'], ['A1xB2', 'A1', 'B2'], ['done', null, null, 'Done']]);
  assert.deepEqual(frame.turns, [['1.', 'A1-A2', 1], ['', 'B1-B2', 2], ['2.', 'C1-C2,C3', 4], ['', 'D1-D2', 5]]);
  assert.deepEqual(frame.seats.map((seat) => [seat.lost.length, seat.captives.length]), [[1, 0], [0, 0]]);
  assert.equal(frame.version, 7);
});

test('a page that is older than the program is loaded anew, unless something would be lost', () => {
  const told = (state, more) => step(state, { kind: 'old', form: FORM + 1, ...more });
  const [held] = run(begin(frame(1)), { kind: 'pick', cell: 'A1' });
  const [sent] = run(begin(frame(1)), { kind: 'drop', from: 'A1', to: 'A2' });
  const cases = [
    [begin(frame(1)), {}, 'reload'], [begin(frame(1)), { written: true }, 'tellold'], [held, {}, 'tellold'],
    // A turn that was answered has counted or was refused; half of one is in the page alone.
    [sent, { answered: true }, 'reload'], [sent, { answered: false }, 'tellold'],
  ];
  for (const [state, more, effect] of cases) {
    const [old, effects] = told(state, more);
    assert.deepEqual(effects, [{ kind: effect, form: FORM + 1 }]);
    const inputs = [{ kind: 'frame', frame: frame(9) }, { kind: 'link', link: 'live' }, { kind: 'drop', from: 'A1', to: 'A2' }, { kind: 'old' }];
    assert.deepEqual(run(old, ...inputs), [old, []]);
    assert.equal(mayMove(old), false);
  }
});

/** A browser's parts that a line uses: streams that are told what to say, and polls that are answered so. */
function withBrowser(answer, act) {
  const streams = [];
  const kept = new Map();
  const loads = [];
  const parts = {
    addEventListener: () => {}, document: { visibilityState: 'visible' },
    sessionStorage: { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) },
    location: { reload: () => loads.push('again') },
    fetch: async (address) => { streams.push(address); return answer; },
    EventSource: class {
      constructor(address) { Object.assign(this, { address, heard: {}, close: () => { this.closed = true; } }); streams.push(this); }
      addEventListener(kind, listener) { this.heard[kind] = listener; }
    },
  };
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return act({ streams, loads, kept });
}

for (const way of ['stream', 'poll']) {
  test(`frames of another form end the line, by ${way}`, async () => {
    const frames = [];
    const olds = [];
    const told = { frame: (one) => frames.push(one), old: (form) => olds.push(form), lost() {}, catching() {}, unseen() {}, gone() {} };
    const sent = { f: FORM + 1, version: 3 };
    await withBrowser({ ok: true, status: 200, json: async () => sent }, async ({ streams }) => {
      const line = new Line(() => '/g/1/live', () => ({ since: 2, eyes: '0' }), told);
      if (way === 'poll') {
        line.tries = 3;
        line.open();
        await new Promise((done) => { setImmediate(done); });
        assert.equal(streams[0], `/g/1/live?since=2&eyes=0&f=${FORM}&wait=0`);
      } else {
        line.open();
        assert.equal(streams[0].address, `/g/1/live?since=2&eyes=0&f=${FORM}`);
        streams[0].heard.frame({ data: JSON.stringify(sent) });
        assert.equal(streams[0].closed, true);
      }
      assert.deepEqual([frames, olds], [[], [FORM + 1]]);
      line.seen();
      line.open();
      assert.equal(streams.length, 1, 'no other line is opened');
    });
  });
}

test('a poll asks at once, and waits once it is known that the line is back', () => {
  const told = { frames: 0, frame() { this.frames += 1; }, old() {}, lost() {}, catching() {}, unseen() {}, gone() {} };
  return withBrowser({ ok: true, status: 204 }, async ({ streams }) => {
    const line = new Line(() => '/g/1/live', () => ({ since: 2, eyes: '0' }), told);
    line.tries = 3;
    line.open();
    while (streams.length < 3) await new Promise((done) => { setImmediate(done); });
    line.end();
    const asked = (/** @type {number} */ wait) => `/g/1/live?since=2&eyes=0&f=${FORM}&wait=${wait}`;
    assert.deepEqual(streams.slice(0, 2), [asked(0), asked(20)]);
    assert.equal(told.frames, 2);
    assert.equal(streams[2].address, `/g/1/live?since=2&eyes=0&f=${FORM}`, 'a stream is tried again');
  });
});

test('a page is loaded anew once for each form, and not at all where that cannot be kept', () => withBrowser(null, ({ loads, kept }) => {
  assert.deepEqual([3, 3, 2, 3, 2].map(reload), [true, false, true, false, false]);
  assert.equal(loads.length, 2);
  globalThis.sessionStorage = { getItem: () => null, setItem: () => { throw new Error('full'); } };
  assert.equal(reload(4), false);
  assert.deepEqual([loads.length, kept.size], [2, 1]);
}));
