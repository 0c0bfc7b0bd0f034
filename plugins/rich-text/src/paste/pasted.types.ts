import type { Mark } from '../document/marks.ts';
import type { BlockNode } from '../document/rich-text.types.ts';

/** An image of a clipboard or a file, before it has a place in the library. */
export interface PastedImage {
  readonly type: 'pasted-image';
  /** The address that it had there. */
  readonly src: string;
  /** Empty where nobody described it. */
  readonly altText: string;
  readonly caption?: string;
}

/** A block as it was read, with its images still where they came from. */
export type PastedBlock = BlockNode | PastedImage;

export const isPastedImage = (block: PastedBlock): block is PastedImage => block.type === 'pasted-image';

/** A run of text with the link around it. */
export interface Run {
  readonly text: string;
  readonly marks: ReadonlySet<Mark>;
  readonly lang?: string | undefined;
  readonly href?: string | undefined;
}

/** The kind of a line of text. */
export type LineKind =
  | { readonly type: 'paragraph' }
  | { readonly type: 'quote' }
  /** `level` as the source has it, 1 to 6. */
  | { readonly type: 'heading'; readonly level: number }
  /** `level` from 1; items of the same `list` are one list, whatever their markup says. */
  | { readonly type: 'item'; readonly level: number; readonly ordered: boolean; readonly list: string };

/** A document in reading order, before its lines are lists, quotes and headings. */
export type FlatPart =
  | { readonly kind: 'line'; readonly line: LineKind; readonly runs: readonly Run[]; readonly isContinuation?: true }
  | { readonly kind: 'block'; readonly block: PastedBlock };
