// @ts-check
/**
 * The line to the server: one stream while the page is seen, thrown away and made anew when it breaks off or falls
 * silent. A long poll takes its place where streams do not come through.
 *
 * A page that stays open may be older than the program: then it cannot read the frames, and has to be loaded anew. At a
 * table that has begun anew its key opens nothing more.
 */

import { FORM, fits, read } from './frame.js';

/** Silence after which a stream counts as broken, in ms. */
const SILENCE = 25_000;

/** Longest pause between two tries, in ms: at a table nobody else asks. */
const PAUSE = () => (document.getElementById('locked') ? 1_000 : 10_000);

/** Failed streams after which a poll is tried, and the time for which one waits, in seconds. */
const POLLS_AFTER = 3;
const POLL = 20;

/** The forms of frames for which this tab was loaded anew. */
const RENEWED = 'kingboard-renewed';

/** Whether the table has begun anew: the key that this browser has is that of an earlier start. */
let locked = false;

/**
 * Loads the page anew since frames have this form: once in a tab, so that it never goes round. Without storage that would not
 * be known. @param {number} form @returns {boolean} whether it is being loaded
 */
export function reload(form) {
  if (locked) return false;
  try {
    const renewed = (sessionStorage.getItem(RENEWED) ?? '').split(' ');
    if (renewed.includes(String(form))) return false;
    sessionStorage.setItem(RENEWED, [...renewed, form].join(' ').trim());
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Says that the page is older than the program, or than the table, with a link that loads it anew. */
export function sayOld() {
  /** @type {HTMLElement} */ (document.getElementById(locked ? 'locked' : 'old')).hidden = false;
}

/** The frame that a page came with. Scripts older than their page go no further. @param {HTMLElement} main */
export function frameOf(main) {
  const sent = JSON.parse(main.dataset.frame ?? '{}');
  if (fits(sent)) return read(sent);
  if (!reload(sent.f)) sayOld();
  throw new Error(`The scripts read frames of form ${FORM}, and the page has one of form ${sent.f}.`);
}

export class Line {
  /**
   * @param {() => string} address of the game's live state, without its query
   * @param {() => {since: number, eyes: string}} at
   * @param {{
   *   frame: (frame: any) => void, lost: () => void, catching: () => void, unseen: () => void, gone: () => void,
   *   old: (form: number) => void
   * }} told
   */
  constructor(address, at, told) {
    Object.assign(this, { address, at, told });
    this.address = address;
    this.at = at;
    this.told = told;
    /** @type {EventSource|null} */
    this.source = null;
    this.tries = 0;
    /** @type {any} */
    this.watchdog = null;
    /** @type {any} */
    this.again = null;
    /** @type {AbortController|null} */
    this.polling = null;
    this.closed = false;
    addEventListener('visibilitychange', () => this.seen());
    addEventListener('pageshow', () => this.seen());
    addEventListener('online', () => { this.tries = 0; this.open(); });
    addEventListener('offline', () => this.broken());
  }

  seen() {
    if (document.visibilityState === 'hidden') {
      this.close();
      this.told.unseen();
    } else if (!this.source) {
      // An answer may have come meanwhile, and nothing after it.
      this.told.unseen();
      this.told.catching();
      this.open();
    }
  }

  close() {
    this.source?.close();
    this.source = null;
    this.polling?.abort();
    this.polling = null;
    clearTimeout(this.watchdog);
    clearTimeout(this.again);
  }

  /** Ends the line for good. */
  end() {
    this.closed = true;
    this.close();
  }

  /** What is asked for next. */
  query() {
    const { since, eyes } = this.at();
    return `since=${since}&eyes=${eyes}&f=${FORM}`;
  }

  open() {
    if (this.closed) return;
    this.close();
    if (this.tries >= POLLS_AFTER) {
      this.poll();
      return;
    }
    const query = this.query();
    const source = new EventSource(`${this.address()}?${query}`);
    this.source = source;
    const lives = () => {
      clearTimeout(this.watchdog);
      this.watchdog = setTimeout(() => this.broken(), SILENCE);
    };
    lives();
    source.addEventListener('open', () => { lives(); this.tries = 0; this.told.catching(); });
    source.addEventListener('frame', (event) => { lives(); this.take(JSON.parse(event.data)); });
    // Beats come after every frame that is newer than the page's, so what is shown is the present.
    source.addEventListener('beat', () => { lives(); this.told.frame(null); });
    source.addEventListener('bye', () => this.broken());
    source.addEventListener('gone', () => { this.end(); this.told.gone(); });
    source.addEventListener('error', () => {
      const refused = source.readyState === EventSource.CLOSED;
      this.broken();
      if (refused) this.ask(query);
    });
  }

  /** Asks why a stream was refused: streams do not tell. @param {string} query */
  async ask(query) {
    try {
      this.ends((await fetch(`${this.address()}?${query}&wait=0`)).status);
    } catch {
      // The line is tried again anyway.
    }
  }

  /** Ends the line where an answer says that there is no more to come. @param {number} status @returns {boolean} */
  ends(status) {
    // Elsewhere than at a table, a proxy before the program may refuse for a while.
    locked = (status === 401 || status === 403) && document.getElementById('locked') !== null;
    if (!locked && status !== 404) return false;
    this.end();
    if (locked) this.told.old(FORM);
    else this.told.gone();
    return true;
  }

  /** @param {any} sent a frame as it is sent */
  take(sent) {
    if (fits(sent)) { this.told.frame(read(sent)); return; }
    this.end();
    this.told.old(sent.f);
  }

  broken() {
    this.close();
    if (this.closed) return;
    this.told.lost();
    const wait = Math.min(PAUSE(), 1_000 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.again = setTimeout(() => this.open(), wait);
  }

  /** Polls twice: at once, since the page may have been cut for long, and then for as long as nothing happens. */
  async poll() {
    const polling = new AbortController();
    this.polling = polling;
    try {
      for (const wait of [0, POLL]) {
        const answer = await fetch(`${this.address()}?${this.query()}&wait=${wait}`, { signal: AbortSignal.any([polling.signal, AbortSignal.timeout(SILENCE)]) });
        if (this.ends(answer.status)) return;
        if (!answer.ok) throw new Error(String(answer.status));
        if (answer.status === 204) this.told.frame(null);
        else this.take(await answer.json());
        if (this.closed) return;
      }
      this.tries = Math.max(0, this.tries - 1);
      this.open();
    } catch {
      if (!polling.signal.aborted) this.broken();
    }
  }
}
