import type { TextPlace } from '@lectern/core/admin';
import { Editor, Node, Text, Transforms } from 'slate';
import type { Path, Point } from 'slate';
import { ReactEditor } from 'slate-react';
import { isType } from './node-queries.ts';

interface Spot {
  readonly path: Path;
  /** The text is no line of the editor: that of a node, or a caption, which is edited with what it stands below. */
  readonly isWhole: boolean;
}

/** The element of a segment's path: `3` a paragraph, `3.0` an item, `3.0.1` a cell or a nested item, `3.nodes.0.label`. */
function spotOf(editor: Editor, segment: string): Spot | undefined {
  const steps = segment.split('.');
  let path: Path = [];
  for (const [index, step] of steps.entries()) {
    const node = Node.get(editor, path);
    if (step === 'nodes') {
      const embeds = [...Node.children(editor, path)].filter(([child]) => isType(child, 'inline-embed'));
      const embed = embeds[Number(steps[index + 1])];
      return embed && { path: embed[1], isWhole: true };
    }
    if (!/^\d+$/.test(step)) return { path, isWhole: true };
    path = isType(node, 'list-item') ? [...path, 1, Number(step)] : [...path, Number(step)];
    if (!Node.has(editor, path)) return undefined;
  }
  const node = Node.get(editor, path);
  return { path: isType(node, 'list-item') ? [...path, 0] : path, isWhole: isType(node, 'embed') };
}

/** The place of a character in a line; a node in it is one character. */
function pointIn(editor: Editor, line: Path, offset: number): Point {
  let left = offset;
  for (const [node, path] of Node.descendants(Node.get(editor, line) as never)) {
    if (isType(node, 'inline-embed')) left -= 1;
    const [first = 0] = path;
    const isInside = isType(Node.get(editor, [...line, first]), 'inline-embed');
    if (!Text.isText(node) || isInside) continue;
    if (left <= node.text.length) return { path: [...line, ...path], offset: Math.max(0, left) };
    left -= node.text.length;
  }
  return Editor.end(editor, line);
}

/** Puts the caret at a place of the text and brings it into sight. False where there is no such place. */
export function putCaret(editor: Editor, { path: segment, offset }: TextPlace): boolean {
  const spot = segment === '' ? undefined : spotOf(editor, segment);
  if (!spot || spot.path.length === 0) return false;
  const point = spot.isWhole ? Editor.start(editor, spot.path) : pointIn(editor, spot.path, offset);
  ReactEditor.focus(editor);
  Transforms.select(editor, point);
  return true;
}
