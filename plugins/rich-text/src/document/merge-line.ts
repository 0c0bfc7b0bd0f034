import { canonicalJson, mergeRuns, mergeValue, splitWords } from '@lectern/core';
import type { ComparisonBudget } from '@lectern/core';
import { isLeaf, isOpaque } from './node-kinds.ts';
import type { InlineNode, OpaqueNode, TextLeaf, TextLink } from './rich-text.types.ts';

type MarkSet = Omit<TextLeaf, 'text'>;
type Link = Omit<TextLink, 'children'>;

/** A word, sign or space of a line as it looks, or a plugin's node in it, of which the text is its JSON. */
interface LinePiece {
  readonly text: string;
  readonly marks: MarkSet;
  readonly link?: Link;
  readonly node?: OpaqueNode;
}

const ofLeaf = ({ text, ...marks }: TextLeaf, link?: Link): LinePiece[] =>
  splitWords(text).map((word) => ({ text: word, marks, ...(link ? { link } : {}) }));

const piecesOf = (children: readonly InlineNode[]): LinePiece[] =>
  children.flatMap((node): LinePiece[] => {
    if (isLeaf(node)) return ofLeaf(node);
    if (isOpaque(node)) return [{ text: canonicalJson(node), marks: {}, node }];
    const { children: leaves, ...link } = node;
    return leaves.flatMap((leaf) => ofLeaf(leaf, link));
  });

/** Each mark for itself: the one makes a word bold, the other makes it a phrase of another language. */
function mergedMarks(base: MarkSet, mine: MarkSet, theirs: MarkSet): MarkSet | undefined {
  const marks: Record<string, unknown> = {};
  for (const name of Object.keys({ ...mine, ...theirs }) as (keyof MarkSet)[]) {
    const merged = mergeValue({ base: base[name], mine: mine[name], theirs: theirs[name] });
    if (!merged) return undefined;
    if (merged.value !== undefined) marks[name] = merged.value;
  }
  return marks;
}

function resolve(base: LinePiece, mine: LinePiece, theirs: LinePiece): LinePiece | undefined {
  const marks = mergedMarks(base.marks, mine.marks, theirs.marks);
  const link = mergeValue({ base: base.link, mine: mine.link, theirs: theirs.link });
  if (!marks || !link) return undefined;
  const { text, node } = base;
  return { text, marks, ...(link.value ? { link: link.value } : {}), ...(node ? { node } : {}) };
}

const hasSame = (one: unknown, other: unknown): boolean => canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** Pieces that look alike as runs of text. */
function leavesOf(pieces: readonly LinePiece[]): TextLeaf[] {
  const leaves: TextLeaf[] = [];
  for (const { text, marks } of pieces) {
    const last = leaves.at(-1);
    const { text: before, ...former } = last ?? { text: '' };
    if (last && hasSame(former, marks)) leaves[leaves.length - 1] = { ...last, text: before + text };
    else leaves.push({ text, ...marks });
  }
  return leaves;
}

function nodesOf(pieces: readonly LinePiece[]): readonly InlineNode[] {
  const nodes: InlineNode[] = [];
  for (let start = 0; start < pieces.length;) {
    const { link, node } = pieces[start] ?? {};
    let end = start + 1;
    while (!node && end < pieces.length && !pieces[end]?.node && hasSame(pieces[end]?.link, link)) end += 1;
    const leaves = leavesOf(pieces.slice(start, end));
    if (node) nodes.push(node);
    else if (link) nodes.push({ ...link, children: leaves });
    else nodes.push(...leaves);
    start = end;
  }
  return nodes.length > 0 ? nodes : [{ text: '' }];
}

type Line = readonly InlineNode[];

/**
 * What two people made of one line, word by word, with marks and links. Undefined where both changed the same words, or where
 * that is more work than is left.
 */
export function mergeLine(base: Line, mine: Line, theirs: Line, budget?: ComparisonBudget): Line | undefined {
  const merged = mergeRuns([piecesOf(base), piecesOf(mine), piecesOf(theirs)], {
    resolve,
    space: { text: ' ', marks: {} },
    budget,
  });
  return merged && nodesOf(merged);
}
