import { anchorPattern } from '../../contract/slug.ts';

interface Anchored {
  readonly anchorPoint?: string | undefined;
}

interface WantedAnchor {
  readonly anchorName: string;
  /** The block that wants it. */
  readonly blockKey: string;
  /** All blocks of the page by key. */
  readonly blocks: Readonly<Record<string, Anchored>>;
}

/** Why an anchor point cannot be given to a block: it can be none at all, or another block of the page has it. */
export function anchorProblem({ anchorName, blockKey, blocks }: WantedAnchor): 'invalid' | 'anchorTaken' | undefined {
  if (!anchorPattern.test(anchorName)) return 'invalid';
  const isTaken = Object.entries(blocks).some(([key, { anchorPoint }]) => key !== blockKey && anchorPoint === anchorName);
  return isTaken ? 'anchorTaken' : undefined;
}
