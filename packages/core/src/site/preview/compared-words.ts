import type { ComparedWords } from '../../contract/preview-messages.ts';
import { linesOf, piecesOf } from './lines.ts';
import type { Mark } from './marks.ts';

const mark = 'data-lectern-word';
const css = `
[${mark}] { border-radius: 2px; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
ins[${mark}] { background: #d3f0de !important; color: #0b4a26 !important; text-decoration: underline 2px !important; }
del[${mark}] { background: #fbdcd9 !important; color: #7d1712 !important; text-decoration: line-through 2px !important; }
[${mark}]::before { display: inline-block; font-weight: 700; text-decoration: none; }
ins[${mark}]::before { content: '+' / ''; }
del[${mark}]::before { content: '−' / ''; }
`;
let hasStyle = false;

function addStyle(): void {
  if (hasStyle) return;
  hasStyle = true;
  const sheet = new CSSStyleSheet();
  // The policy of a preview allows no style elements.
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function wrap(node: Text, { start, end }: { readonly start: number; readonly end: number }, name: 'ins' | 'del'): void {
  const words = node.splitText(start);
  words.splitText(end - start);
  const element = document.createElement(name);
  element.setAttribute(mark, '');
  words.replaceWith(element);
  element.append(words);
}

/** Marks words in the texts of a block. Those of an island stay as they are: its framework holds on to its nodes. */
export function markWords(key: string, block: Mark, words: readonly ComparedWords[], kind: 'added' | 'removed'): void {
  addStyle();
  const lines = linesOf(key, block);
  // From the end, so that the places before it stay where they are.
  for (const { line, start, end } of [...words].reverse()) {
    const found = lines[line];
    if (!found || found.box.closest('[data-island]')) continue;
    for (const piece of piecesOf(found, start, end).reverse()) wrap(piece.node, piece, kind === 'added' ? 'ins' : 'del');
  }
}
