/** What the editor sends to a preview once, with the port over which both speak from then on. */
export interface PreviewGreeting {
  readonly type: 'lectern-preview';
  /** What stands in the place of a block that cannot be drawn, by the reason that its mark says. */
  readonly notes: Readonly<Record<'failed' | 'unknown', string>>;
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
      /** HTML by name, of what stands around the blocks. */
      readonly layout?: Readonly<Record<string, string>> | undefined;
      /** Addresses that these blocks need, in their order. */
      readonly stylesheets: readonly string[];
    }
  /** The part of its size in which it is shown: what the editor draws on it has the same size at each. */
  | { readonly type: 'scale'; readonly scale: number }
  /** `isFollowed`: is brought into sight. */
  | { readonly type: 'select'; readonly key: string | null; readonly name: string; readonly isFollowed: boolean };

/** A preview to its editor. */
export type FromPreview =
  /** Keys of all blocks that stand in it. */
  | { readonly type: 'ready'; readonly blocks: readonly string[] }
  | { readonly type: 'drawn'; readonly id: number; readonly blocks: readonly string[] }
  /** A block was clicked; `isKept`: on something that goes on having the focus, such as a button. */
  | { readonly type: 'pick'; readonly key: string; readonly isKept: boolean }
  /** It cannot show a change without being loaded anew. */
  | { readonly type: 'outdated' }
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
