import type { FieldError } from '#contract/errors.ts';
import type { SeoSettings, StoredBlock } from '#contract/content.ts';
import type { Activity, EditorDocument } from './editor-document.ts';
import type { PageBlocks, PageContent } from '#modules/pages/edits/page-content.ts';
import type { Path } from './path.ts';
import type { Place } from '#modules/pages/edits/place.ts';

/** Everything that can happen in the editor. */
export type EditorAction =
  | { readonly type: 'title'; readonly value: string }
  | { readonly type: 'slug'; readonly value: string }
  | { readonly type: 'typeData'; readonly path: Path; readonly value: unknown }
  | { readonly type: 'seo'; readonly field: keyof SeoSettings; readonly value: unknown }
  | { readonly type: 'prop'; readonly key: string; readonly path: Path; readonly value: unknown }
  /** A value of a block and blocks that follow it on the page, or stand at a place with one of them selected, as one step. */
  | {
      readonly type: 'propAndBlocks';
      readonly key: string;
      readonly path: Path;
      readonly value: unknown;
      readonly blocks: readonly StoredBlock[];
      readonly at?: { readonly place: Place; readonly selected: string };
    }
  | { readonly type: 'props'; readonly key: string; readonly props: Readonly<Record<string, unknown>> }
  /** Empty: the block is called as its type is. */
  | { readonly type: 'name'; readonly key: string; readonly value: string }
  | { readonly type: 'anchorPoint'; readonly key: string; readonly value: string }
  /** A block in the place of the one with its key. What was nested in that one and is not in it goes. */
  | { readonly type: 'replaceBlock'; readonly block: StoredBlock }
  | { readonly type: 'insert'; readonly block: StoredBlock; readonly place: Place }
  | { readonly type: 'move'; readonly key: string; readonly place: Place }
  | { readonly type: 'delete'; readonly key: string }
  | { readonly type: 'duplicate'; readonly key: string }
  /** Several blocks as one step. What is nested in them goes with them; the place counts none of them. */
  | { readonly type: 'moveBlocks'; readonly keys: readonly string[]; readonly place: Place }
  | { readonly type: 'deleteBlocks' | 'duplicateBlocks'; readonly keys: readonly string[] }
  | { readonly type: 'insertBlocks'; readonly blocks: PageBlocks; readonly place: Place }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** What is edited next is a step of its own. */
  | { readonly type: 'endStep' }
  | { readonly type: 'select'; readonly key: string | null }
  /** All blocks up to this one, from where the selection was begun. */
  | { readonly type: 'extend'; readonly key: string }
  /** All blocks of the selected one's list, then all of the page. */
  | { readonly type: 'selectAll' }
  | { readonly type: 'activity'; readonly activity: Activity }
  /** Another document, as one step. */
  | { readonly type: 'replace'; readonly document: EditorDocument }
  /** The server has this document now. It never replaces the one at hand. `settled`: that one, where this device keeps what is not stored of it. */
  | { readonly type: 'saved'; readonly document: EditorDocument; readonly settled?: EditorDocument }
  /**
   * Others changed the page: what the server has now, and how it enters each state of the history, so that no undo
   * takes it back.
   */
  | {
      readonly type: 'merged';
      readonly saved: PageContent;
      readonly document: PageContent;
      /** Brings what others did into another state of the history. */
      readonly bring: (state: EditorDocument) => EditorDocument;
    }
  /** Replaces all that are known. */
  | { readonly type: 'problems'; readonly errors: readonly FieldError[] }
  /** Replaces what was found before without anybody asking to publish. */
  | { readonly type: 'found'; readonly errors: readonly FieldError[] };
