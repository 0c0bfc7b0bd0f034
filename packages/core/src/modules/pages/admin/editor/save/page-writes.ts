import type { WritableStore } from '../../../../../admin/ui/store/create-store.ts';
import type { Client } from '../../../../../client/create-client.ts';
import { hasCode } from '../../../../../client/result.ts';
import type { Failure } from '../../../../../client/result.ts';
import { pageCalls } from '../../../pages.client.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { isDirty } from '../state/editor-state.ts';
import type { EditorStore } from '../state/editor.store.ts';
import { otherSaveOf } from './other-save.ts';
import type { SaverState } from './saver-state.ts';

/** The page in the editor: its document, and how far it is stored. */
interface EditedPage {
  readonly client: Pick<Client, 'call'>;
  readonly store: EditorStore;
  readonly state: WritableStore<SaverState>;
  readonly pageID: string;
}

/** Stores all of a document but its slug. */
export async function storeVersion({ client, store, state }: EditedPage, document: EditorDocument): Promise<Failure | undefined> {
  const { title, typeData, blocks, order, seo } = document;
  const result = await client.call(pageCalls.store, {
    params: { id: state.get().pageVersionID },
    body: { revision: state.get().revision, title, typeData, blocks, blockOrder: order, seoSettings: seo },
  });
  if (!result.ok) return result;
  const { pageVersionID, revision, warnings } = result.data;
  state.set({ ...state.get(), pageVersionID, revision, hasUnpublishedChanges: state.get().livePath !== null });
  const { saved } = store.get();
  store.dispatch({ type: 'saved', document: { ...document, slug: saved.slug } });
  // What is merely not finished yet is named when somebody publishes.
  const unshown = warnings.filter(({ code }) => code === 'G_19');
  if (unshown.length > 0) store.dispatch({ type: 'problems', errors: unshown, isAddition: true });
  return undefined;
}

/** Stores the wanted address. What is live moves there with the next publication. */
export async function storeSlug(
  { client, store, state, pageID }: EditedPage,
  body: { readonly slug: string; readonly shouldUpdateLinks: boolean },
): Promise<Failure | undefined> {
  const result = await client.call(pageCalls.save, { params: { id: pageID }, body });
  if (!result.ok) return result;
  store.dispatch({ type: 'saved', document: { ...store.get().saved, slug: body.slug } });
  const { path, livePath } = result.data;
  const { hasUnpublishedChanges } = state.get();
  state.set({
    ...state.get(),
    livePath,
    hasUnpublishedChanges: livePath !== null && (hasUnpublishedChanges || path !== livePath),
  });
  return undefined;
}

/** Publishes the stored revision at the wanted address. */
export async function publish({ client, store, state, pageID }: EditedPage): Promise<Failure | undefined> {
  const { revision } = state.get();
  const result = await client.call(pageCalls.publish, { params: { id: pageID }, body: { revision } });
  if (!result.ok) {
    if (hasCode(result, 'G_03')) state.set({ ...state.get(), status: { kind: 'conflict', other: otherSaveOf(result) } });
    return result;
  }
  state.set({ ...state.get(), livePath: result.data.path, hasUnpublishedChanges: isDirty(store.get()) });
  return undefined;
}

/** Takes the page from the site. */
export async function unpublish({ client, state, pageID }: EditedPage): Promise<Failure | undefined> {
  const result = await client.call(pageCalls.unpublish, { params: { id: pageID } });
  if (!result.ok) return result;
  state.set({ ...state.get(), livePath: null, hasUnpublishedChanges: false });
  return undefined;
}
