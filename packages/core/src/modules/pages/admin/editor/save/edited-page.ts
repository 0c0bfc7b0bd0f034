import type { WritableStore } from '#admin/ui/store/create-store.ts';
import type { Client } from '#client/create-client.ts';
import type { Result } from '#client/result.ts';
import type { MergeOf } from '#modules/pages/edits/merge-of.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import type { EditorStore } from '../state/editor.store.ts';
import { fieldAt, withStored } from '../state/fields.ts';
import type { FindProblems } from '../state/find-problems.ts';
import type { Journal } from './journal.ts';
import type { FieldKeeper, KeptField } from './kept-fields.ts';
import type { SaverState } from './saver-state.ts';
import type { SentEdits } from './sent-edits.ts';

/** The page in the editor: its document, and how far it is stored. */
export interface EditedPage {
  readonly client: Pick<Client, 'call'>;
  readonly store: EditorStore;
  readonly state: WritableStore<SaverState>;
  readonly pageID: string;
  readonly keeper: FieldKeeper;
  readonly findProblems: FindProblems;
  readonly edits: SentEdits;
  readonly load: LoadPage;
  readonly journal: Journal;
  /** How two people's values of one field are merged. */
  readonly mergeOf: MergeOf;
}

/** The page as the server has it. */
export interface LoadedPage {
  readonly document: EditorDocument;
  readonly pageVersionID: string;
  readonly revision: number;
}

export type LoadPage = () => Promise<Result<LoadedPage>>;

/** The fields that this device keeps and the server refuses, of those that are as they were when it did. */
export const stillHeld = ({ state }: EditedPage, document: EditorDocument): readonly KeptField[] =>
  state.get().held.filter(({ path, value }) => fieldAt(document, path) === value);

/** The document without what the server refuses of it. */
export const withoutHeld = ({ store }: EditedPage, document: EditorDocument, held: readonly KeptField[]): EditorDocument =>
  withStored(
    document,
    held.map(({ path }) => path).filter((path) => path !== 'slug'),
    store.get().saved,
  );

/** What stands here, without what the server has refused of it. */
export const sendable = (page: EditedPage, document: EditorDocument): EditorDocument =>
  withoutHeld(page, document, stillHeld(page, document));
