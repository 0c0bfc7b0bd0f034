import { hasCode } from '#client/result.ts';
import type { Failure } from '#client/result.ts';
import type { LeavingAddress } from '#modules/pages/page.schema.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import { documentOf, isDirty } from '../state/editor-state.ts';
import { noPublication } from '#modules/pages/publication-ids.ts';
import type { EditedPage } from './edited-page.ts';
import { authorsIn } from './field-conflict.ts';
import { keepHeld, settleHeld } from './keep-held.ts';
import { catchUp } from './send-edits.ts';

/** Stores the wanted address. What is live moves there with the next publication. */
export async function storeSlug(
  page: EditedPage,
  body: { readonly slug: string; readonly shouldUpdateLinks: boolean },
): Promise<Failure | undefined> {
  const { client, store, state, pageID } = page;
  const document = documentOf(store.get());
  const result = await client.call(pageCalls.save, { params: { id: pageID }, body: { id: pageID, ...body } });
  const others = state.get().held.filter(({ path }) => path !== 'slug');
  if (!result.ok) {
    const code = result.errors.find(({ property }) => property === 'slug')?.code;
    if (code === undefined) return result;
    await keepHeld(page, [...others, { path: 'slug', value: body.slug, code }]);
    settleHeld(page, document);
    return result;
  }
  await keepHeld(page, others);
  const { saved, settled } = store.get();
  store.dispatch({ type: 'saved', document: { ...saved, slug: body.slug }, settled });
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
export async function publish(page: EditedPage): Promise<Failure | undefined> {
  const { client, store, state, pageID, edits } = page;
  const { revision } = state.get();
  const result = await client.call(pageCalls.publish, { params: { id: pageID }, body: { revision } });
  if (!result.ok) {
    // Whoever publishes is to see first what others did.
    if (hasCode(result, 'G_03')) return (await catchUp(page, authorsIn(result))) ?? result;
    return result;
  }
  edits.isOpen = false;
  const { publishedVersionID, publishedID, path } = result.data;
  const published = { publishedVersionID, publishedID };
  state.set({ ...state.get(), published, liveID: publishedID, livePath: path, hasUnpublishedChanges: isDirty(store.get()) });
  return undefined;
}

/** Takes the page from the site. */
export async function unpublish(
  { client, state, pageID }: EditedPage,
  address: LeavingAddress | undefined,
): Promise<Failure | undefined> {
  const result = await client.call(pageCalls.unpublish, { params: { id: pageID }, body: address ? { address } : {} });
  if (!result.ok) return result;
  state.set({ ...state.get(), published: noPublication, liveID: null, livePath: null, hasUnpublishedChanges: false });
  return undefined;
}
