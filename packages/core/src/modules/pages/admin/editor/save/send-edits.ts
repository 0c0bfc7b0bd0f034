import { hasCode } from '../../../../../client/result.ts';
import type { Failure } from '../../../../../client/result.ts';
import { applyOperations } from '../../../edits/apply-operations.ts';
import { differenceOf } from '../../../edits/difference.ts';
import { mergeOperations } from '../../../edits/merge-operations.ts';
import type { Operation } from '../../../edits/operation.ts';
import type { PageContent } from '../../../edits/page-content.ts';
import { rebase, takeTheirs } from '../../../edits/rebase.ts';
import type { Present } from '../../../page.schema.ts';
import { pageCalls } from '../../../pages.client.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { documentOf, hasVersionChanges } from '../state/editor-state.ts';
import { fieldAt } from '../state/fields.ts';
import { stillHeld, withoutHeld } from './edited-page.ts';
import type { EditedPage } from './edited-page.ts';
import { refusedFields } from './hold-back.ts';
import { journalEntry } from './journal-entry.ts';
import { keepHeld, settleHeld, shownErrors } from './keep-held.ts';
import type { KeptField } from './kept-fields.ts';
import { otherSaveOf } from './other-save.ts';
import type { OtherSave } from './other-save.ts';
import type { SaverState } from './saver-state.ts';
import { newID } from './sent-edits.ts';
import type { SentEdits } from './sent-edits.ts';
import { isTemporary } from './temporary.ts';

/** The next call: what stands here and was not sent. */
function nextEdit(page: EditedPage, document: EditorDocument, held: readonly KeptField[]): SentEdits['pending'] {
  const { store, state, edits } = page;
  const { saved } = store.get();
  const sent = withoutHeld(page, document, held);
  const operations = hasVersionChanges(sent, saved) ? differenceOf(saved, sent) : [];
  if (operations.length === 0) {
    // The same in other words: nothing is left to be sent.
    if (sent !== saved) store.dispatch({ type: 'saved', document: { ...sent, slug: saved.slug } });
    return undefined;
  }
  const { pageVersionID: versionID, revision } = state.get();
  return { sequence: edits.sequence + 1, versionID, revision, operations, keepsFormer: edits.keepsFormer, document: sent };
}

interface Meanwhile {
  /** What stands here was made of this. */
  readonly before: PageContent;
  /** The server has this now. */
  readonly after: PageContent;
  readonly theirs: readonly Operation[];
  readonly other?: OtherSave;
}

/** Takes in what others did. False where both changed something: what was changed here stays to be seen, and somebody has to choose. */
function takeIn({ store, state }: EditedPage, { before, after, theirs, other = {} }: Meanwhile): boolean {
  const present = documentOf(store.get());
  const { content, operations, conflicts } = rebase({ before, present, after, theirs });
  store.dispatch({ type: 'merged', saved: after, document: content, operations });
  if (conflicts.length === 0) return true;
  state.set({ ...state.get(), status: { kind: 'conflict', other, conflicts } });
  return false;
}

/** The server has what was sent, and what others did before it. */
function takeAnswer(page: EditedPage, pending: NonNullable<SentEdits['pending']>, theirs: readonly Operation[]): boolean {
  const { store, edits } = page;
  const { saved } = store.get();
  edits.sequence = pending.sequence;
  edits.isOpen = true;
  edits.keepsFormer = false;
  store.dispatch({ type: 'saved', document: { ...pending.document, slug: saved.slug } });
  if (theirs.length === 0) return true;
  const current = applyOperations<PageContent>(saved, theirs);
  const merge = mergeOperations(current, pending.operations, theirs);
  const after = merge.kind === 'merged' ? merge.content : applyOperations(current, pending.operations);
  return takeIn(page, { before: pending.document, after, theirs });
}

const atVersion = (state: EditedPage['state'], at: Pick<SaverState, 'pageVersionID' | 'revision'>): void =>
  state.set({ ...state.get(), ...at, hasUnpublishedChanges: state.get().livePath !== null });

/** Reads what the server has, where what others did cannot be said in operations. */
export async function catchUp(page: EditedPage, other?: OtherSave): Promise<Failure | undefined> {
  const { store, state, load } = page;
  const loaded = await load();
  if (!loaded.ok) return loaded;
  const { document, pageVersionID, revision } = loaded.data;
  const { saved } = store.get();
  const theirs = differenceOf(saved, document);
  atVersion(state, { pageVersionID, revision });
  const isMerged = takeIn(page, { before: saved, after: applyOperations(saved, theirs), theirs, ...(other ? { other } : {}) });
  return isMerged ? undefined : conflicted;
}

/** What was done here and by others meanwhile, and awaits a choice. */
const conflicted: Failure = { ok: false, status: 409, errors: [{ code: 'G_03' }], message: '' };

/** Times that a call is made anew, because others were faster or some of it was refused. */
const maxTries = 50;

/**
 * Sends what stands here and was not sent, but for the slug. Where fields of it are refused, everything else is sent, and
 * those are kept on this device. `isAnew` tries also those that were refused before and are as they were.
 */
export async function sendEdits(page: EditedPage, isAnew: boolean): Promise<Failure | undefined> {
  const { client, store, state, edits, journal } = page;
  const known = stillHeld(page, documentOf(store.get()));
  let held = isAnew ? known.filter(({ path }) => path === 'slug') : known;
  let isSent = false;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const isResent = edits.pending !== undefined;
    const document = documentOf(store.get());
    const pending = edits.pending ?? nextEdit(page, document, held);
    isSent = !pending;
    if (!pending) break;
    edits.pending = pending;
    // Whoever finds it after a crash has to know that it may have been sent.
    journal.note(() => journalEntry(page));
    await journal.flush();
    const { versionID, document: sent, keepsFormer, ...body } = pending;
    const result = await client.call(pageCalls.edit, {
      params: { id: versionID },
      body: { client: edits.client, ...body, ...(keepsFormer ? { keepsFormer } : {}) },
    });
    if (!result.ok && isTemporary(result)) return result;
    edits.pending = undefined;
    if (result.ok) {
      const { pageVersionID, revision, operations } = result.data;
      atVersion(state, { pageVersionID, revision });
      if (!takeAnswer(page, pending, operations)) return conflicted;
      if (isResent) continue;
      isSent = true;
      break;
    }
    const isUnknown = (name: string): boolean => result.errors.some(({ property }) => property === name);
    if (hasCode(result, 'G_03') || isUnknown('revision')) {
      const failure = await catchUp(page, otherSaveOf(result));
      if (failure) return failure;
      continue;
    }
    if (isUnknown('sequence')) {
      Object.assign(edits, { client: newID(), sequence: 0 });
      continue;
    }
    const refused = refusedFields(result, sent, store.get().saved);
    if (refused.length === 0) return result;
    held = [...held, ...refused.map((field) => ({ ...field, value: fieldAt(document, field.path) }))];
  }
  if (!isSent) return conflicted;
  const document = documentOf(store.get());
  await keepHeld(page, held);
  settleHeld(page, document);
  store.dispatch({ type: 'found', errors: shownErrors(page.findProblems(document), held) });
  return undefined;
}

/** Closes off what was edited as a version of its own. Names what cannot be shown of it. */
export async function closeVersion(page: EditedPage): Promise<Failure | undefined> {
  const { client, store, state, edits } = page;
  while (edits.isOpen) {
    const { pageVersionID: id, revision } = state.get();
    // Of this revision it is the title that the server has.
    const { title } = store.get().saved;
    const result = await client.call(pageCalls.store, { params: { id }, body: { id, title, revision } });
    if (result.ok) {
      const { warnings, ...at } = result.data;
      edits.isOpen = false;
      state.set({ ...state.get(), pageVersionID: at.pageVersionID, revision: at.revision });
      // What is merely not finished yet is named when somebody publishes.
      const unshown = warnings.filter(({ code }) => code === 'G_19');
      const found = shownErrors(page.findProblems(documentOf(store.get())), state.get().held);
      store.dispatch({ type: 'found', errors: [...unshown, ...found] });
      return undefined;
    }
    if (!hasCode(result, 'G_03')) return result;
    const failure = await catchUp(page, otherSaveOf(result));
    if (failure) return failure;
  }
  return undefined;
}

/** Goes on after a conflict with what stands here, and with the others' of what is named. */
export function chooseSides({ store, state, edits }: EditedPage, theirs: readonly string[]): void {
  const document = documentOf(store.get());
  const { saved } = store.get();
  const chosen = takeTheirs(document, saved, theirs);
  if (chosen !== document) store.dispatch({ type: 'replace', document: { ...chosen, slug: document.slug } });
  edits.keepsFormer = differenceOf(saved, chosen).length > 0;
  state.set({ ...state.get(), status: { kind: 'idle' } });
}

/** Tells where somebody is, and takes in what others did. Answers with who else is there; nobody knows where that failed. */
export async function meet(
  page: EditedPage,
  block: string | null,
  inTurn: (work: () => Promise<unknown>) => Promise<unknown>,
): Promise<readonly Present[] | undefined> {
  const { client, store, state, edits, pageID } = page;
  const asked = state.get().revision;
  const result = await client.call(pageCalls.presence, {
    params: { id: pageID },
    body: { client: edits.client, revision: asked, block },
  });
  if (!result.ok) return undefined;
  const { people, operations, pageVersionID, revision } = result.data;
  const isNews = () => state.get().revision === asked && !edits.pending && state.get().status.kind !== 'conflict';
  if (revision > asked)
    await inTurn(async () => {
      if (!isNews()) return;
      if (operations === null) return void (await catchUp(page));
      const { saved } = store.get();
      atVersion(state, { pageVersionID, revision });
      if (operations.length > 0)
        takeIn(page, { before: saved, after: applyOperations<PageContent>(saved, operations), theirs: operations });
    });
  return people;
}
