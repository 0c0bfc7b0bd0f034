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
  state.set({ ...state.get(), pageVersionID, revision, hasUnpublishedChanges: state.get().isPublished });
  const { saved } = store.get();
  store.dispatch({ type: 'saved', document: { ...document, slug: saved.slug } });
  // What is merely not finished yet is named when somebody publishes.
  const unshown = warnings.filter(({ code }) => code === 'G_19');
  if (unshown.length > 0) store.dispatch({ type: 'problems', errors: unshown, isAddition: true });
  return undefined;
}

export async function storeSlug(
  { client, store, pageID }: EditedPage,
  body: { readonly slug: string; readonly shouldUpdateLinks: boolean },
): Promise<Failure | undefined> {
  const result = await client.call(pageCalls.save, { params: { id: pageID }, body });
  if (!result.ok) return result;
  store.dispatch({ type: 'saved', document: { ...store.get().saved, slug: body.slug } });
  return undefined;
}

/** Publishes the stored revision, or takes the page from the site. */
export async function changePublication(
  { client, store, state, pageID }: EditedPage,
  kind: 'publish' | 'unpublish',
): Promise<Failure | undefined> {
  const result =
    kind === 'publish'
      ? await client.call(pageCalls.publish, { params: { id: pageID }, body: { revision: state.get().revision } })
      : await client.call(pageCalls.unpublish, { params: { id: pageID } });
  if (!result.ok) {
    if (hasCode(result, 'G_03')) state.set({ ...state.get(), status: { kind: 'conflict', other: otherSaveOf(result) } });
    return result;
  }
  const isPublished = kind === 'publish';
  state.set({ ...state.get(), isPublished, hasUnpublishedChanges: isPublished && isDirty(store.get()) });
  return undefined;
}
