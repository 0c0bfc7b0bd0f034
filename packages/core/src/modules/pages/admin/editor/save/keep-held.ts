import type { Failure } from '#client/result.ts';
import type { FieldError } from '#contract/errors.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { documentOf } from '../state/editor-state.ts';
import { isBeyond } from '../state/find-problems.ts';
import type { EditedPage } from './edited-page.ts';
import type { KeptField } from './kept-fields.ts';

/** Keeps on this device what could not be stored, and forgets what was kept before. */
export async function keepHeld({ state, keeper }: EditedPage, held: readonly KeptField[]): Promise<void> {
  const former = state.get().held.map(({ path }) => path);
  const isHeldSafe = await keeper.keep(held, former);
  state.set({ ...state.get(), held, isHeldSafe });
}

/** The errors that are shown at their fields without anybody asking to publish. */
export const shownErrors = (errors: readonly FieldError[], held: readonly KeptField[]): FieldError[] => [
  ...errors.filter((error) => isBeyond(error) && !held.some(({ path }) => path === error.property)),
  ...held.map(({ path, code }) => ({ property: path, code })),
];

/** Nothing of a document can be lost any more where this device has all that the server does not have. */
export function settleHeld({ store, state }: EditedPage, document: EditorDocument): void {
  const { held, isHeldSafe } = state.get();
  const { saved } = store.get();
  const isPending = document.slug !== saved.slug && !held.some(({ path }) => path === 'slug');
  if (held.length > 0 && isHeldSafe && !isPending) store.dispatch({ type: 'saved', document: saved, settled: document });
}

/** What the server does not have cannot be published: what it has instead would be. All that it would say is said at once. */
export function refuseHeld({ store, state, findProblems }: EditedPage): Failure {
  const { held } = state.get();
  const found = findProblems(documentOf(store.get())).filter(({ property }) => !held.some(({ path }) => path === property));
  const errors = [...found, ...held.map(({ path, code }) => ({ property: path, code }))];
  store.dispatch({ type: 'problems', errors });
  return { ok: false, status: 400, errors, message: '' };
}
