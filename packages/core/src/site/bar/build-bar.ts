import type { BarTexts } from './bar-texts.ts';

/** The parts of the bar that do something. */
export interface BarParts {
  readonly bar: HTMLElement;
  readonly blocks: HTMLOListElement;
  readonly check: HTMLButtonElement;
  readonly findings: HTMLDetailsElement;
  readonly hide: HTMLButtonElement;
  readonly show: HTMLButtonElement;
  readonly said: HTMLElement;
}

export interface BarFacts {
  readonly texts: BarTexts;
  /** The word for how the page stands. */
  readonly state: string;
  readonly lastChange: string;
  /** Address of the page in the editor. */
  readonly editor: string;
  /** How many comments are open, in words; none where there are none. */
  readonly comments: string | undefined;
}

/** An element with its text. */
export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

const button = (text: string): HTMLButtonElement => Object.assign(element('button', text), { type: 'button' });

/** A list that opens above the bar. */
function listAbove(title: string): { readonly details: HTMLDetailsElement; readonly list: HTMLOListElement } {
  const details = element('details');
  const room = element('div');
  const list = element('ol');
  room.append(list);
  details.append(element('summary', title), room);
  return { details, list };
}

/** Builds the bar: how the page stands, the ways to the editor, the check, and how to be rid of it. */
export function buildBar(root: ShadowRoot, { texts, state, lastChange, editor, comments }: BarFacts): BarParts {
  const bar = element('aside');
  bar.setAttribute('aria-label', texts.bar);
  const stands = element('p');
  stands.append(element('strong', state), ` · ${texts.lastChange} ${lastChange}`);
  const edit = Object.assign(element('a', texts.edit), { href: editor, className: 'main' });
  const blocks = listAbove(texts.blocks);
  const findings = listAbove('');
  findings.details.hidden = true;
  const said = element('span');
  said.setAttribute('role', 'status');
  const [check, hide, show] = [button(texts.check), button(texts.hide), button(texts.show)];
  show.className = 'show';
  show.hidden = true;
  const talk = comments === undefined ? [] : [Object.assign(element('a', comments), { href: `${editor}?comment` })];
  bar.append(stands, edit, ...talk, blocks.details, check, said, findings.details, hide);
  root.append(bar, show);
  return { bar, blocks: blocks.list, check, findings: findings.details, hide, show, said };
}
