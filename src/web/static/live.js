// @ts-check
/**
 * The line to the server: one stream while the page is seen, thrown away and made anew when it breaks off or falls
 * silent. A long poll takes its place where streams do not come through.
 */

import { read } from './frame.js';

/** Silence after which a stream counts as broken, in ms. */
const SILENCE = 25_000;

export class Line {
  /**
   * @param {() => string} address of the game's live state, without its query
   * @param {() => {since: number, eyes: string}} at
   * @param {{frame: (frame: any) => void, lost: () => void, catching: () => void, gone: () => void}} told
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
    this.closed = false;
    addEventListener('visibilitychange', () => this.seen());
    addEventListener('pageshow', () => this.seen());
    addEventListener('online', () => this.open());
    addEventListener('offline', () => this.broken());
  }

  seen() {
    if (document.visibilityState === 'hidden') {
      this.close();
    } else if (!this.source) {
      this.told.catching();
      this.open();
    }
  }

  close() {
    this.source?.close();
    this.source = null;
    clearTimeout(this.watchdog);
    clearTimeout(this.again);
  }

  open() {
    if (this.closed) return;
    this.close();
    const { since, eyes } = this.at();
    const query = `since=${since}&eyes=${eyes}`;
    if (this.tries >= 3) {
      this.poll(query);
      return;
    }
    const source = new EventSource(`${this.address()}?${query}`);
    this.source = source;
    const lives = () => {
      clearTimeout(this.watchdog);
      this.watchdog = setTimeout(() => this.broken(), SILENCE);
    };
    lives();
    source.addEventListener('open', () => { lives(); this.tries = 0; this.told.catching(); this.check(); });
    source.addEventListener('frame', (event) => { lives(); this.told.frame(read(JSON.parse(event.data))); });
    source.addEventListener('beat', () => { lives(); this.check(); });
    source.addEventListener('bye', () => this.broken());
    source.addEventListener('gone', () => { this.closed = true; this.close(); this.told.gone(); });
    source.addEventListener('error', () => this.broken());
  }

  /** Nothing newer came with the opening of the line, so what is shown is the present. */
  check() {
    setTimeout(() => { if (this.source) this.told.frame(null); }, 300);
  }

  broken() {
    this.close();
    if (this.closed) return;
    this.told.lost();
    const wait = Math.min(30_000, 1_000 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.again = setTimeout(() => this.open(), wait);
  }

  /** @param {string} query */
  async poll(query) {
    try {
      const answer = await fetch(`${this.address()}?${query}&wait=20`);
      if (answer.status === 404) { this.closed = true; this.told.gone(); return; }
      if (!answer.ok) throw new Error(String(answer.status));
      this.told.frame(answer.status === 204 ? null : read(await answer.json()));
      this.tries = Math.max(0, this.tries - 1);
      this.open();
    } catch {
      this.broken();
    }
  }
}
