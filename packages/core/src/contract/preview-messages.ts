import type { AccessFinding } from './access-finding.ts';

/** What the editor sends to a preview once, with the port over which both speak from then on. */
export interface PreviewGreeting {
  readonly type: 'lectern-preview';
  /** What stands in the place of a block of which nothing is seen: by the reason that its mark says, else since it is `empty`. */
  readonly notes: Readonly<Record<'failed' | 'unknown' | 'empty', string>>;
  /** What each block is called, by key: it stands beside its note. */
  readonly names?: Readonly<Record<string, string>>;
}

/** What became of a block between two versions of a page. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved' | 'movedChanged';

/** A block of a version that is held against another one, with what is written at it: a sign and a word. */
export interface ComparedMark {
  readonly key: string;
  readonly kind: ChangeKind;
  readonly label: string;
}

/** Words of a block that the other version does not have. */
export interface ComparedWords {
  /** Which of its lines, as `compared` names them. */
  readonly line: number;
  /** Characters of the line. */
  readonly start: number;
  readonly end: number;
}

/** A block as it is drawn, without those in it. */
export interface DrawnBlock {
  readonly html: string;
  /** Its texts from top to bottom, with even space. */
  readonly lines: readonly string[];
}

/** The editor to its preview. */
export type ToPreview =
  | {
      readonly type: 'change';
      /** Answered with `drawn` when it is seen. */
      readonly id: number;
      /** Keys of the page's blocks from top to bottom. */
      readonly order: readonly string[];
      /** HTML by key, with its marks, of the blocks that changed or came. */
      readonly blocks: Readonly<Record<string, string>>;
      /** What these are called, by key. */
      readonly names: Readonly<Record<string, string>>;
      /** HTML by name, of what stands around the blocks. */
      readonly layout?: Readonly<Record<string, string>> | undefined;
      /** Addresses that these blocks need, in their order. */
      readonly stylesheets: readonly string[];
    }
  /** Marks the blocks that differ. Answered with `compared`, of those that are asked for. */
  | { readonly type: 'compare'; readonly marks: readonly ComparedMark[]; readonly asked: readonly string[] }
  /** Marks words in the texts of blocks, by key. */
  | {
      readonly type: 'words';
      readonly kind: 'added' | 'removed';
      readonly blocks: Readonly<Record<string, readonly ComparedWords[]>>;
    }
  /** Where the other version was scrolled to, as `scrolled` says it. */
  | { readonly type: 'scrollTo'; readonly key: string | null; readonly part: number }
  /** The part of its size in which it is shown: what the editor draws on it has the same size at each. */
  | { readonly type: 'scale'; readonly scale: number }
  /** Answered with `accessChecked`. */
  | { readonly type: 'checkAccess' }
  /** Where somebody writes in the selected block: stays in sight. */
  | ({ readonly type: 'caret' } & CaretPlace)
  /** `isFollowed`: is brought into sight. */
  | { readonly type: 'select'; readonly key: string | null; readonly name: string; readonly isFollowed: boolean };

/** A place between the characters of a line: all text of an element that is a box of its own, with even space. */
export interface CaretPlace {
  readonly line: string;
  /** Characters before it. */
  readonly offset: number;
}

/** A place in a line of the page. */
export interface ClickedWords extends CaretPlace {
  /** Lines of the same block above it that say the same. */
  readonly earlier: number;
}

/** A preview to its editor. */
export type FromPreview =
  /** Keys of all blocks that stand in it. */
  | { readonly type: 'ready'; readonly blocks: readonly string[] }
  | { readonly type: 'drawn'; readonly id: number; readonly blocks: readonly string[] }
  /** A block was clicked; `isKept`: on something that goes on having the focus, such as a button; `words`: in a text. */
  | { readonly type: 'pick'; readonly key: string; readonly isKept: boolean; readonly words?: ClickedWords }
  /** Words of what stands around the blocks were clicked. */
  | { readonly type: 'pickAround'; readonly words: ClickedWords }
  /** What was found; null where it could not be checked. */
  | { readonly type: 'accessChecked'; readonly findings: readonly AccessFinding[] | null }
  /** It cannot show a change without being loaded anew. */
  | { readonly type: 'outdated' }
  | { readonly type: 'compared'; readonly blocks: Readonly<Record<string, DrawnBlock>> }
  /** Somebody scrolled: to this part of the height of a block, or to so many pixels where they lie above the first one. */
  | { readonly type: 'scrolled'; readonly key: string | null; readonly part: number }
  /** On to the next change, or back to the one before, by key. */
  | { readonly type: 'step'; readonly by: 1 | -1 }
  /** Escape: back to the editor. */
  | { readonly type: 'leave' }
  /** A shortcut of the editor was pressed in it. */
  | {
      readonly type: 'shortcut';
      readonly key: string;
      readonly ctrlKey: boolean;
      readonly metaKey: boolean;
      readonly shiftKey: boolean;
    };
