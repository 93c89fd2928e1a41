// @ts-check
/**
 * Suggestions of a field, by the pattern of a combobox with a listbox: the focus stays in the field, arrows choose, Enter
 * or a tap takes what is chosen into the field, Escape closes.
 *
 * A suggestion only fills the field, and the field's text is sent, so a tap on the wrong line is no move.
 */

import { element } from './panel.js';

/** Most suggestions shown at once. */
const MOST = 60;

/** A text as it is compared: moves are also typed in small letters, and with spaces. @param {string} text */
function plain(text) {
  return text.trim().toUpperCase().replace(/[\s\-–]+/g, '-');
}

export class Suggestions {
  /**
   * @param {HTMLInputElement} field
   * @param {HTMLElement} list
   * @param {() => [string, string?][]} offered the texts, each with its name in words if it has one
   */
  constructor(field, list, offered) {
    this.field = field;
    this.list = list;
    this.offered = offered;
    /** The number of the chosen one. */
    this.chosen = -1;
    field.addEventListener('input', () => this.show(field.value));
    field.addEventListener('keydown', (event) => this.keyed(event));
    field.addEventListener('blur', () => this.close());
    // The focus stays in the field.
    list.addEventListener('mousedown', (event) => event.preventDefault());
    list.addEventListener('click', (event) => {
      const option = event.target instanceof Element ? event.target.closest('[role=option]') : null;
      if (option) this.take(option);
    });
  }

  get isOpen() {
    return !this.list.hidden;
  }

  /** Shows what fits a text that is being typed. @param {string} text */
  show(text) {
    const begun = plain(text);
    const fits = begun === '' ? [] : this.offered().filter(([move, name]) => (
      plain(move).startsWith(begun) || name?.toUpperCase().includes(begun)));
    // The one that stands there already is no suggestion.
    this.fill(fits.length === 1 && plain(fits[0][0]) === begun ? [] : fits);
  }

  /** @param {[string, string?][]} fits */
  fill(fits) {
    this.chosen = -1;
    this.list.replaceChildren(...fits.slice(0, MOST).map(([text, name], nth) => element('li', {
      role: 'option', id: `${this.list.id}-${nth}`, 'aria-selected': 'false', 'data-text': text,
    }, name ? [text, ' ', element('span', {}, [name])] : [text])));
    this.list.hidden = fits.length === 0;
    this.field.setAttribute('aria-expanded', String(this.isOpen));
    this.field.removeAttribute('aria-activedescendant');
    this.list.scrollTop = 0;
    if (this.isOpen) this.list.scrollIntoView({ block: 'nearest' });
  }

  close() {
    if (this.isOpen) this.fill([]);
  }

  /** @param {number} nth counted round */
  choose(nth) {
    const options = [...this.list.children];
    this.chosen = (nth + options.length) % options.length;
    options.forEach((option, at) => option.setAttribute('aria-selected', String(at === this.chosen)));
    const option = options[this.chosen];
    this.field.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }

  /** @param {Element} option */
  take(option) {
    this.field.value = option.getAttribute('data-text') ?? '';
    this.close();
    this.field.focus();
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!this.isOpen && this.field.value.trim() === '') this.fill(this.offered());
      if (!this.isOpen) this.show(this.field.value);
      if (!this.isOpen) return;
      event.preventDefault();
      const none = key === 'ArrowDown' ? 0 : -1;
      this.choose(this.chosen < 0 ? none : this.chosen + (key === 'ArrowDown' ? 1 : -1));
    } else if (key === 'Enter') {
      const option = this.list.children[this.chosen];
      if (!option) { this.close(); return; }
      event.preventDefault();
      this.take(option);
    } else if (key === 'Escape') {
      if (!this.isOpen && this.field.value === '') return;
      event.preventDefault();
      if (this.isOpen) this.close();
      else this.field.value = '';
    }
  }
}
