import type { Failure } from '#client/result.ts';
import type { PublicationIDs } from '#modules/pages/publication-ids.ts';
import type { FieldConflict } from './field-conflict.ts';
import type { KeptField } from './kept-fields.ts';
import type { Overruled } from './overruled.ts';

/** The state of the work, as the person is told it. */
export type SaveStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  /** Will be tried again by itself; after a 401 not before `retry`. */
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Was refused as it is; tried again after the next edit. */
  | { readonly kind: 'refused'; readonly failure: Failure };

export interface SaverState {
  readonly status: SaveStatus;
  readonly pageVersionID: string;
  readonly revision: number;
  /** Where visitors find the page; null where it is not live. */
  readonly livePath: string | null;
  readonly hasUnpublishedChanges: boolean;
  /** Of the page as this editor has it: cleared once somebody here takes it from the site or asks for its publication. */
  readonly published: PublicationIDs;
  /** Of the publication that visitors read, as the server said last; null where the page is not live. */
  readonly liveID: string | null;
  /** The fields that could not be stored: everything else is. */
  readonly held: readonly KeptField[];
  /** Whether this device keeps them; otherwise they go with the window. */
  readonly isHeldSafe: boolean;
  /** What was changed here and by others: it waits for somebody's choice, and everything else is stored. */
  readonly conflicts: readonly FieldConflict[];
  /** What was stored from here and others then chose over. */
  readonly overruled: readonly Overruled[];
}
