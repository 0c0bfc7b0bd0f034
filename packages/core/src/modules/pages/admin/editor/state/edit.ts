import type { EditorDocument } from './editor-document.ts';

/** A change of the document, as the history takes it. */
export interface Edit {
  readonly document: EditorDocument;
  /** Path of the field that was edited; its problems are looked at again with the next publish. */
  readonly path?: string;
  /** Whether quick edits of this path are one step of the history. */
  readonly isTyping?: boolean;
  readonly place: string | null;
  readonly selected?: string | null;
  /** Where `selected` is one of several. */
  readonly several?: readonly string[];
}
