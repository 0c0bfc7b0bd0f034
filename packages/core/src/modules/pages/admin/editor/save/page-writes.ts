import type { WritableStore } from '../../../../../admin/ui/store/create-store.ts';
import type { Client } from '../../../../../client/create-client.ts';
import { hasCode } from '../../../../../client/result.ts';
import type { Failure } from '../../../../../client/result.ts';
import type { FieldError } from '../../../../../contract/errors.ts';
import { pageCalls } from '../../../pages.client.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { documentOf, hasVersionChanges, isDirty } from '../state/editor-state.ts';
import type { EditorStore } from '../state/editor.store.ts';
import { fieldAt, withStored } from '../state/fields.ts';
import type { FindProblems } from '../state/find-problems.ts';
import { isBeyond } from '../state/find-problems.ts';
import { refusedFields } from './hold-back.ts';
import type { FieldKeeper, KeptField } from './kept-fields.ts';
import { otherSaveOf } from './other-save.ts';
import type { SaverState } from './saver-state.ts';

/** The page in the editor: its document, and how far it is stored. */
interface EditedPage {
  readonly client: Pick<Client, 'call'>;
  readonly store: EditorStore;
  readonly state: WritableStore<SaverState>;
  readonly pageID: string;
  readonly keeper: FieldKeeper;
  readonly findProblems: FindProblems;
}

/** Keeps on this device what could not be stored, and forgets what was kept before. */
async function keep({ state, keeper }: EditedPage, held: readonly KeptField[]): Promise<void> {
  const former = state.get().held.map(({ path }) => path);
  const isHeldSafe = await keeper.keep(held, former);
  state.set({ ...state.get(), held, isHeldSafe });
}

/** The errors that are shown at their fields without anybody asking to publish. */
export const shownErrors = (errors: readonly FieldError[], held: readonly KeptField[]): FieldError[] => [
  ...errors.filter((error) => isBeyond(error) && !held.some(({ path }) => path === error.property)),
  ...held.map(({ path, code }) => ({ property: path, code })),
];

/**
 * Stores all of a document but its slug. Where fields of it are refused, it stores everything else and keeps those on this
 * device. `isAnew` tries also those that were refused before and are as they were.
 */
export async function storeVersion(page: EditedPage, document: EditorDocument, isAnew: boolean): Promise<Failure | undefined> {
  const { client, store, state } = page;
  const same = state.get().held.filter(({ path, value }) => fieldAt(document, path) === value);
  let held: readonly KeptField[] = isAnew ? same.filter(({ path }) => path === 'slug') : same;
  let unshown: readonly FieldError[] = [];
  const withoutHeld = () =>
    withStored(
      document,
      held.map(({ path }) => path).filter((path) => path !== 'slug'),
      store.get().saved,
    );
  for (let sent = withoutHeld(); hasVersionChanges(sent, store.get().saved); sent = withoutHeld()) {
    const { title, typeData, blocks, order, seo } = sent;
    const result = await client.call(pageCalls.store, {
      params: { id: state.get().pageVersionID },
      body: { revision: state.get().revision, title, typeData, blocks, blockOrder: order, seoSettings: seo },
    });
    const { saved } = store.get();
    if (result.ok) {
      const { pageVersionID, revision, warnings } = result.data;
      state.set({ ...state.get(), pageVersionID, revision, hasUnpublishedChanges: state.get().livePath !== null });
      store.dispatch({ type: 'saved', document: { ...sent, slug: saved.slug } });
      // What is merely not finished yet is named when somebody publishes.
      unshown = warnings.filter(({ code }) => code === 'G_19');
      break;
    }
    const refused = refusedFields(result, sent, saved);
    if (refused.length === 0) return result;
    held = [...held, ...refused.map((field) => ({ ...field, value: fieldAt(document, field.path) }))];
  }
  await keep(page, held);
  settle(page, document);
  store.dispatch({ type: 'found', errors: [...unshown, ...shownErrors(page.findProblems(document), held)] });
  return undefined;
}

/** Nothing of a document can be lost any more where this device has all that the server does not have. */
function settle({ store, state }: EditedPage, document: EditorDocument): void {
  const { held, isHeldSafe } = state.get();
  const { saved } = store.get();
  const isPending = document.slug !== saved.slug && !held.some(({ path }) => path === 'slug');
  if (held.length > 0 && isHeldSafe && !isPending) store.dispatch({ type: 'saved', document: saved, settled: document });
}

/** Stores the wanted address. What is live moves there with the next publication. */
export async function storeSlug(
  page: EditedPage,
  body: { readonly slug: string; readonly shouldUpdateLinks: boolean },
): Promise<Failure | undefined> {
  const { client, store, state, pageID } = page;
  const document = documentOf(store.get());
  const result = await client.call(pageCalls.save, { params: { id: pageID }, body });
  const others = state.get().held.filter(({ path }) => path !== 'slug');
  if (!result.ok) {
    const code = result.errors.find(({ property }) => property === 'slug')?.code;
    if (code === undefined) return result;
    await keep(page, [...others, { path: 'slug', value: body.slug, code }]);
    settle(page, document);
    return result;
  }
  await keep(page, others);
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
