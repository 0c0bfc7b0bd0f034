import type { Failure } from '../../../../../client/result.ts';
import type { EditConflict } from '../../../edits/merge-operations.ts';
import type { PublicationIDs } from '../../../publication-ids.ts';
import type { KeptField } from './kept-fields.ts';
import type { OtherSave } from './other-save.ts';

/** The state of the work, as the person is told it. */
export type SaveStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  /** Will be tried again by itself; after a 401 not before `retry`. */
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Was refused as it is; tried again after the next edit. */
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** Somebody else changed what was changed here; nothing is sent until that is resolved. */
  | { readonly kind: 'conflict'; readonly other: OtherSave; readonly conflicts: readonly EditConflict[] };

export interface SaverState {
  readonly status: SaveStatus;
  readonly pageVersionID: string;
  readonly revision: number;
  /** Where visitors find the page; null where it is not live. */
  readonly livePath: string | null;
  readonly hasUnpublishedChanges: boolean;
  /** Of the page as this editor has it: cleared once somebody here takes it from the site or asks for its publication. */
  readonly published: PublicationIDs;
  /** The fields that could not be stored: everything else is. */
  readonly held: readonly KeptField[];
  /** Whether this device keeps them; otherwise they go with the window. */
  readonly isHeldSafe: boolean;
}
