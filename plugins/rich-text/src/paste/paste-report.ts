/** The kinds of content that a paste can leave out. */
export type DroppedKind =
  | 'image'
  | 'frame'
  | 'media'
  | 'drawing'
  | 'formula'
  | 'control'
  | 'link'
  | 'comment'
  | 'deletion'
  | 'contents'
  | 'hidden'
  | 'text'
  /** Not left out, but moved: a table of a cell stands below the one around it. */
  | 'nested';

/** The content that was left out, an entry for each: its address, its text, or an empty string where it has neither. */
export type Dropped = Readonly<Partial<Record<DroppedKind, readonly string[]>>>;

export interface PasteReport {
  readonly drop: (kind: DroppedKind, detail?: string) => void;
  readonly dropped: () => Dropped;
}

const maxDetail = 200;

export function createPasteReport(): PasteReport {
  const dropped: Partial<Record<DroppedKind, string[]>> = {};
  return {
    drop(kind, detail = '') {
      // One table of contents has many lines.
      if (kind === 'contents' && dropped.contents) return;
      (dropped[kind] ??= []).push(detail.replace(/\s+/g, ' ').trim().toWellFormed().slice(0, maxDetail));
    },
    dropped: () => dropped,
  };
}

/** In the order in which they are reported. */
export const droppedKinds: readonly DroppedKind[] = [
  'image',
  'frame',
  'media',
  'drawing',
  'formula',
  'control',
  'link',
  'comment',
  'deletion',
  'contents',
  'hidden',
  'text',
  'nested',
];

/** Two reports as one. */
export const joinDropped = (one: Dropped, other: Dropped): Dropped =>
  Object.fromEntries(
    droppedKinds.flatMap((kind) => {
      const all = [...(one[kind] ?? []), ...(other[kind] ?? [])];
      return all.length > 0 ? [[kind, all]] : [];
    }),
  );
