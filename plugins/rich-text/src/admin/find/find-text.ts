import { Editor, Node, Path, Range, Text, Transforms } from 'slate';
import type { Point } from 'slate';
import { isLine, isType } from '../node-queries.ts';

export interface FindOptions {
  readonly query: string;
  readonly isCaseSensitive: boolean;
}

/** The character that stands for a plugin's node in a line: no text that is looked for. */
const gap = '\ufffc';

interface Piece {
  readonly path: Path;
  readonly start: number;
  readonly text: string;
}

/** The text of a line as one string, with where each piece of it stands. */
function piecesOf(editor: Editor, line: Path): { readonly text: string; readonly pieces: readonly Piece[] } {
  const pieces: Piece[] = [];
  let text = '';
  for (const [node, path] of Node.descendants(Node.get(editor, line) as never)) {
    if (isType(node, 'inline-embed')) text += gap;
    if (!Text.isText(node) || path.length > 2 || isType(Node.get(editor, [...line, path[0] ?? 0]), 'inline-embed')) continue;
    pieces.push({ path: [...line, ...path], start: text.length, text: node.text });
    text += node.text;
  }
  return { text, pieces };
}

function pointAt(pieces: readonly Piece[], offset: number, edge: 'start' | 'end'): Point | undefined {
  const isIn = ({ start, text }: Piece) =>
    edge === 'start' ? offset >= start && offset < start + text.length : offset > start && offset <= start + text.length;
  const piece = pieces.find(isIn);
  return piece && { path: piece.path, offset: offset - piece.start };
}

/** Lower case of a text whose characters keep their places, which not every language's does. */
const folded = (text: string): string =>
  [...text]
    .map((character) => (character.toLowerCase().length === character.length ? character.toLowerCase() : character))
    .join('');

/** Every place where a text stands, in reading order. It is found across marks and links, never across lines. */
export function findMatches(editor: Editor, { query, isCaseSensitive }: FindOptions): Range[] {
  if (query === '') return [];
  const fold = isCaseSensitive ? (text: string) => text : folded;
  const wanted = fold(query);
  const found: Range[] = [];
  for (const [, path] of Editor.nodes(editor, { at: [], match: isLine, mode: 'lowest' })) {
    const { text, pieces } = piecesOf(editor, path);
    const line = fold(text);
    for (let at = line.indexOf(wanted); at >= 0; at = line.indexOf(wanted, at + wanted.length)) {
      const anchor = pointAt(pieces, at, 'start');
      const focus = pointAt(pieces, at + wanted.length, 'end');
      if (anchor && focus) found.push({ anchor, focus });
    }
  }
  return found;
}

function replaceAt(editor: Editor, at: Range, text: string): void {
  if (text === '') return Transforms.delete(editor, { at });
  const [start, end] = Range.edges(at);
  // Into the first piece, so that the new text has its marks and its link.
  Transforms.insertText(editor, text, { at: start });
  const shift = Path.equals(start.path, end.path) ? text.length : 0;
  Transforms.delete(editor, {
    at: { anchor: { ...start, offset: start.offset + text.length }, focus: { ...end, offset: end.offset + shift } },
  });
}

/** Replaces all of these places at once: one change, and so one step back. */
export function replaceMatches(editor: Editor, matches: readonly Range[], text: string): void {
  Editor.withoutNormalizing(editor, () => {
    // From the end, so that the places before it stay where they are.
    for (const match of [...matches].reverse()) replaceAt(editor, match, text);
  });
}
