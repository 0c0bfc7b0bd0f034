import type { Operation } from '#modules/pages/edits/operation.ts';
import type { EditorDocument } from '../state/editor-document.ts';

/** A call whose answer is not known yet. It is sent again as it was: the server may have done it already. */
export interface PendingEdit {
  readonly sequence: number;
  readonly versionID: string;
  readonly revision: number;
  readonly operations: readonly Operation[];
  readonly keepsFormer: boolean;
}

/** The edits of one editor, as far as they were sent. */
export interface SentEdits {
  /** Names this editor among all. */
  client: string;
  /** Of the last call that was answered. */
  sequence: number;
  pending: (PendingEdit & { readonly document: EditorDocument }) | undefined;
  /** The next edit leaves what stood before as a version of its own: a conflict was resolved. */
  keepsFormer: boolean;
  /** Edits were sent that no explicit save has closed off. */
  isOpen: boolean;
  /** The fields of which something was stored from here. */
  readonly written: Set<string>;
}

/** A random id, also where the page did not come over https. */
export function newID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

export const startEdits = (): SentEdits => ({
  client: newID(),
  sequence: 0,
  pending: undefined,
  keepsFormer: false,
  isOpen: false,
  written: new Set(),
});
