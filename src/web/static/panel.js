// @ts-check
/** What stands beside the board: players, clocks, dice, the list of moves, replies and their controls. */

import { inZone } from './around.js';
import { armySign, figure } from './board.js';

/** @param {string} name @param {Object<string, any>} [set] @param {(Node|string)[]} [inside] */
export function element(name, set = {}, inside = []) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(set)) {
    if (key === 'class') made.className = value;
    else if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (value !== null && value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...inside);
  return made;
}

/** A text of the server as elements. @param {any[][]} lines */
export function paragraphs(lines) {
  return lines.map((line) => element('p', {}, line.map((part) => (
    typeof part === 'string' ? part : part[0] === 'time' ? moment(part[1]) : element(part[0], {}, [part[1]])))));
}

/** A text of the server as it is heard: the same words as are seen. @param {any[][]} lines */
export function heard(lines) {
  return lines.map((line) => line.map((part) => (
    typeof part === 'string' ? part : part[0] === 'time' ? inZone(part[1]) : part[1])).join('')).join('\n');
}

/** A moment in the zone of this device. @param {string} words as the server writes it */
function moment(words) {
  return element('time', { datetime: `${words.slice(0, 16).replace(' ', 'T')}Z` }, [inZone(words)]);
}

/** @param {number} ms */
export function time(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [days, hours, minutes] = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60].map(Math.floor);
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  if (days > 0) return `${days} d ${hours}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The address of the game on the page. */
function home() {
  return document.querySelector('main')?.dataset.home ?? '';
}

/** @param {any} seat @param {number} now in ms since the frame was made */
export function seat(seat, now) {
  const clock = seat.clock && element('span', { class: `clock${seat.clock[1] ? ' runs' : ''}`, role: 'timer' }, [
    time(seat.clock[0] - (seat.clock[1] ? now : 0))]);
  const lost = [...seat.lost, ...seat.captives].map((man) => figure(man));
  return element('li', { class: `seat${seat.moves ? ' mover' : ''}${seat.out ? ' out' : ''}` }, [
    ...seat.tints.flatMap((/** @type {string} */ tint) => [element('span', { class: `dot ${tint}` }), ...armySign(tint)]),
    element('b', {}, [seat.page ? element('a', { href: `${home()}/players/${seat.seat}` }, [seat.name]) : seat.name]), element('span', { class: 'side' }, [seat.side]),
    element('span', { class: 'lost' }, lost), ...(clock ? [clock] : []),
  ]);
}

/** @param {any} dice */
export function dice(dice) {
  return [
    figure(dice.attacker), figure([dice.won ? 'beats' : 'fails']), figure(dice.defender),
    element('span', {}, [[dice.word, dice.needed].filter(Boolean).join(' · ')]),
  ];
}

/**
 * The marks of the turn that ends with this ply. @template {any[]} M
 * @param {any} frame @param {number} ply @param {M[]} marks @returns {M[]}
 */
export function marksAt(frame, ply, marks) {
  if (marks.length === 0) return [];
  const stops = frame.turns.map((/** @type {any[]} */ turn) => turn[2]);
  const before = stops.filter((/** @type {number} */ stop) => stop < ply).pop() ?? 0;
  return marks.filter((mark) => mark[0] > before && mark[0] <= ply);
}

/** The graph of a reply, or the words of a picture that stands nowhere here. @param {any} reply @param {string} base */
export function pictured(reply, base) {
  if (reply.image) return [element('p', {}, [element('img', { class: 'sheet', src: `${base}/${reply.image}`, alt: reply.alt })])];
  return reply.alt && !reply.cells ? [element('p', { class: 'files' }, [reply.alt])] : [];
}

/** Names a link that shows a sign. @param {Element|null} link @param {string} words */
export function name(link, words) {
  link?.setAttribute('title', words);
  link?.setAttribute('aria-label', words);
}

/** The list of moves. @param {any} frame @param {number} ply @param {string} eyes @param {any[][]} marks */
export function moves(frame, ply, eyes, marks) {
  return frame.turns.map((/** @type {any[]} */ [number, text, at]) => element('li', {}, [
    ...(number ? [element('span', { class: 'number' }, [number]), ' '] : []),
    element('a', { href: `?ply=${at}&eyes=${eyes}`, 'data-ply': at, 'aria-current': at === ply ? 'true' : null }, [text]),
    ...marksAt(frame, at, marks).flatMap(([, sign, words]) => [
      ' ', element('span', { class: 'mark', role: 'img', title: words, 'aria-label': words }, [sign])]),
  ]));
}

/**
 * Gives a list its items. Those that are the same stay, but for which of them is the current one: keys and screen readers
 * keep their place. @param {Element} list @param {Element[]} items
 */
export function fill(list, items) {
  items.forEach((item, nth) => {
    const old = list.children[nth];
    if (!old) { list.append(item); return; }
    const [was, now] = [old, item].map((one) => one.querySelector('a'));
    if (now?.hasAttribute('aria-current')) was?.setAttribute('aria-current', 'true');
    else was?.removeAttribute('aria-current');
    if (!old.isEqualNode(item)) old.replaceWith(item);
  });
  while (list.children.length > items.length) list.lastElementChild?.remove();
}

/**
 * Gives a box new content. A focus in it stays on the control with the same words, or else goes to `rest`.
 * @param {HTMLElement} box @param {Node[]} inside @param {HTMLElement|SVGElement|null} [rest]
 */
export function refill(box, inside, rest = box) {
  const held = document.activeElement;
  const inBox = held !== box && box.contains(held);
  box.replaceChildren(...inside);
  if (!inBox) return;
  const controls = /** @type {HTMLElement[]} */ ([...box.querySelectorAll('a, button:enabled, select')]);
  const same = controls.find((control) => control.textContent === held?.textContent);
  (same ?? rest)?.focus({ preventScroll: true });
}

/** The plies to which a walk leads from this one; `null` is the present. @param {any} frame @param {number} ply */
export function steps(frame, ply) {
  /** @type {number[]} */
  const stops = [0, ...frame.turns.map((/** @type {any[]} */ turn) => turn[2])];
  return /** @type {Object<string, number|null|undefined>} */ ({
    first: 0, back: stops.filter((stop) => stop < ply).pop(), forward: stops.find((stop) => stop > ply), last: null,
  });
}

/** Leads the links of a walk there. @param {Object<string, number|null|undefined>} steps @param {string} eyes */
export function walkers(steps, eyes) {
  for (const link of document.querySelectorAll('[data-walk]')) {
    const walk = link.getAttribute('data-walk') ?? '';
    if (!(walk in steps)) continue;
    const ply = steps[walk];
    if (ply === undefined) { link.removeAttribute('href'); link.setAttribute('aria-disabled', 'true'); continue; }
    link.removeAttribute('aria-disabled');
    link.setAttribute('href', ply === null ? `?eyes=${eyes}` : `?ply=${ply}&eyes=${eyes}`);
  }
}

/**
 * Controls as buttons, links and menus.
 * @param {any[]} controls @param {(wire: string) => void} press @param {() => void} [letGo]
 */
export function controls(controls, press, letGo = () => {}) {
  return controls.flatMap((control) => {
    if (control.ply !== undefined) return [element('a', { href: `?ply=${control.ply}`, 'data-ply': control.ply }, [control.label])];
    if (control.game !== undefined) return [element('a', { href: home().replace(/\d+$/, control.game) }, [control.label])];
    if (control.lets_go) return [element('button', { type: 'button', onclick: letGo }, [control.label])];
    if (control.wire) {
      return [element('button', {
        type: 'button', class: control.style, disabled: control.style === 'idle', 'data-means': control.wire, onclick: () => press(control.wire),
      }, [control.label])];
    }
    const select = element('select', { 'aria-label': control.prompt }, [
      element('option', { value: '' }, [control.prompt]),
      ...control.options.map((/** @type {string[]} */ [label, wire]) => element('option', { value: wire }, [label])),
    ]);
    select.addEventListener('change', () => {
      const wire = /** @type {HTMLSelectElement} */ (select).value;
      if (wire) press(wire);
    });
    return [select];
  });
}
