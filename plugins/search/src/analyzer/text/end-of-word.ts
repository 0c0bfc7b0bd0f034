import { afterCharacter, kindAt, kinds } from './character-kinds.ts';
import type { Kind } from './character-kinds.ts';

/** What may stand within a word between any two of its characters. */
const anywhere = new Set("-‐‑'’‘ʼ@");
/** What may stand within a number, between a letter and a digit, and between letters. */
const betweenDigits = new Set('.,/_:');
const besideDigit = new Set('./_');

function joins(sign: string, before: Kind, after: Kind): boolean {
  if (after === kinds.none) return false;
  if (anywhere.has(sign)) return true;
  if (before === kinds.digit && after === kinds.digit) return betweenDigits.has(sign);
  return before === kinds.letter && after === kinds.letter ? sign === '.' : besideDigit.has(sign);
}

/** Where the word ends that begins here: after its last letter or digit, with the hyphens, points and slashes that belong to it. */
export function endOfWord(text: string, start: number): number {
  let at = start;
  let kind = kindAt(text, at);
  for (;;) {
    let next: Kind = kind;
    while (next !== kinds.none) {
      kind = next;
      at = afterCharacter(text, at);
      next = at < text.length ? kindAt(text, at) : kinds.none;
    }
    if (at + 1 >= text.length || !joins(text.charAt(at), kind, kindAt(text, at + 1))) return at;
    at += 1;
    kind = kindAt(text, at);
  }
}
