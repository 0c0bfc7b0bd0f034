import { Path, Range, Text } from 'slate';
import type { DecoratedRange, NodeEntry } from 'slate';

/** The matches of the find panel, and the one that is looked at. */
export interface FindState {
  readonly matches: readonly Range[];
  readonly index: number;
  /** The same by the block at the top in which they stand, so that a text does not ask all of them. */
  readonly byBlock: ReadonlyMap<number, readonly Range[]>;
}

export function findState(matches: readonly Range[], index: number): FindState {
  const byBlock = new Map<number, Range[]>();
  for (const match of matches) {
    const block = match.anchor.path[0] ?? 0;
    const known = byBlock.get(block);
    if (known) known.push(match);
    else byBlock.set(block, [match]);
  }
  return { matches, index, byBlock };
}

/** A range that is drawn in the text without being in it. */
type DrawnRange = DecoratedRange & { readonly drawn: 'match' | 'current' | 'selection' };

/** The ranges to be drawn in a text: what was found, and the selection while a panel has the focus. */
export function drawnRanges([node, path]: NodeEntry, find: FindState | undefined, selection: Range | undefined): DrawnRange[] {
  if (!Text.isText(node)) return [];
  const whole = { anchor: { path, offset: 0 }, focus: { path, offset: node.text.length } };
  const part = (range: Range, drawn: DrawnRange['drawn']): DrawnRange[] => {
    const [start, end] = Range.edges(range);
    if (Path.isBefore(path, start.path) || Path.isAfter(path, end.path)) return [];
    const shared = Range.intersection(range, whole);
    return shared && Range.isExpanded(shared) ? [{ ...shared, drawn }] : [];
  };
  return [
    ...(selection ? part(selection, 'selection') : []),
    ...(find?.byBlock.get(path[0] ?? 0) ?? []).flatMap((match) =>
      part(match, match === find?.matches[find.index] ? 'current' : 'match'),
    ),
  ];
}
