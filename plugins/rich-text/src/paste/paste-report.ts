/** What a paste can leave out. */
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
  | 'text';

/** What was left out, an entry for each: its address, its text, or an empty string where it has neither. */
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

const nouns: Readonly<Record<DroppedKind, readonly [one: string, many: string]>> = {
  image: ['image', 'images'],
  frame: ['frame', 'frames'],
  media: ['video or sound', 'videos or sounds'],
  drawing: ['drawing', 'drawings'],
  formula: ['formula', 'formulas'],
  control: ['form control', 'form controls'],
  link: ['link', 'links'],
  comment: ['comment', 'comments'],
  deletion: ['deleted passage', 'deleted passages'],
  contents: ['table of contents', 'tables of contents'],
  hidden: ['hidden passage', 'hidden passages'],
  text: ['header or footer', 'headers and footers'],
};

/** Why each was left out and what can be done about it. */
const reasons: Readonly<Record<DroppedKind, string>> = {
  image: 'An image that is not on the clipboard cannot be read from it. Upload it, or import the document as a Word file.',
  frame: 'Frames show other sites.',
  media: 'Videos and sounds are added as blocks.',
  drawing: 'Drawings and charts: save them as an image and upload it.',
  formula: 'Formulas: save them as an image and upload it.',
  control: 'Buttons and fields of forms do nothing in a text.',
  link: 'Links to addresses that visitors cannot follow, or to a place in the document that was copied. Their text was kept.',
  comment: 'Comments of reviewers are not for visitors.',
  deletion: 'Text that somebody deleted with changes being tracked.',
  contents: 'A table of contents names page numbers that a web page does not have.',
  hidden: 'Text that was hidden in the document.',
  text: 'Headers and footers stand on every sheet of paper. The site has its own.',
};

const kinds = Object.keys(nouns) as DroppedKind[];

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** One sentence about what was left out: "2 images and 1 frame were left out."; empty where nothing was. */
export function describeDropped(dropped: Dropped): string {
  const counts = kinds.flatMap((kind) => {
    const count = dropped[kind]?.length ?? 0;
    return count === 0 ? [] : [{ count, text: `${count} ${nouns[kind][count === 1 ? 0 : 1]}` }];
  });
  if (counts.length === 0) return '';
  const isOne = counts.length === 1 && counts[0]?.count === 1;
  return `${joined(counts.map(({ text }) => text))} ${isOne ? 'was' : 'were'} left out.`;
}

export interface DroppedDetail {
  readonly reason: string;
  /** Addresses or texts of what was left out, each once. */
  readonly examples: readonly string[];
}

const maxExamples = 10;

/** The reasons, with examples. */
export const explainDropped = (dropped: Dropped): readonly DroppedDetail[] =>
  kinds.flatMap((kind) => {
    const details = dropped[kind];
    return details ? [{ reason: reasons[kind], examples: [...new Set(details.filter(Boolean))].slice(0, maxExamples) }] : [];
  });

/** Two reports as one. */
export const joinDropped = (one: Dropped, other: Dropped): Dropped =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const all = [...(one[kind] ?? []), ...(other[kind] ?? [])];
      return all.length > 0 ? [[kind, all]] : [];
    }),
  );
