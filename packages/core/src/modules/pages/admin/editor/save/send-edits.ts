import { hasCode } from '#client/result.ts';
import type { Failure } from '#client/result.ts';
import { applyOperations } from '#modules/pages/edits/apply-operations.ts';
import { differenceOf } from '#modules/pages/edits/difference.ts';
import { authorOf, lastAuthors } from '#modules/pages/edits/edit-author.ts';
import type { EditAuthor } from '#modules/pages/edits/edit-author.ts';
import { fieldPath } from '#modules/pages/edits/operation.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { rebase, takeTheirs, withWas } from '#modules/pages/edits/rebase.ts';
import type { LiveState, Present } from '#modules/pages/page.schema.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { documentOf, hasVersionChanges } from '../state/editor-state.ts';
import { fieldAt, withFieldAt } from '../state/fields.ts';
import { stillHeld, withoutHeld } from './edited-page.ts';
import type { EditedPage } from './edited-page.ts';
import { authorsIn, nobodyKnown, openConflicts, withTheirs } from './field-conflict.ts';
import type { AuthorOf, FieldConflict } from './field-conflict.ts';
import { refusedFields } from './hold-back.ts';
import { journalEntry } from './journal-entry.ts';
import { keepHeld, settleHeld, shownErrors } from './keep-held.ts';
import type { KeptField } from './kept-fields.ts';
import type { SaverState } from './saver-state.ts';
import { overruledBy } from './overruled.ts';
import { sendWas } from './send-was.ts';
import { newID } from './sent-edits.ts';
import type { SentEdits } from './sent-edits.ts';
import { isTemporary } from './temporary.ts';

/** The next call: what stands here and was not sent, but for what waits for a choice. */
function nextEdit(page: EditedPage, document: EditorDocument, held: readonly KeptField[]): SentEdits['pending'] {
  const { store, state, edits } = page;
  const { saved } = store.get();
  const sent = { ...withTheirs(withoutHeld(page, document, held), saved, state.get().conflicts), slug: document.slug };
  const operations = hasVersionChanges(sent, saved) ? differenceOf(saved, sent) : [];
  if (operations.length === 0) {
    // The same in other words: nothing is left to be sent.
    if (hasVersionChanges(sent, saved)) store.dispatch({ type: 'saved', document: { ...sent, slug: saved.slug } });
    return undefined;
  }
  const { pageVersionID: versionID, revision } = state.get();
  return {
    sequence: edits.sequence + 1,
    versionID,
    revision,
    operations: sendWas(withWas(operations, saved)),
    keepsFormer: edits.keepsFormer,
    document: sent,
  };
}

interface Meanwhile {
  /** What stands here was made of this. */
  readonly before: PageContent;
  /** The server has this now. */
  readonly after: PageContent;
  readonly theirs: readonly Operation[];
  readonly authorOf: AuthorOf;
  /** By whom and when they were made, one after the other, where that was told. */
  readonly authors?: readonly EditAuthor[];
}

/** Notes what there is to choose, with what was found now. */
function noteConflicts({ store, state }: EditedPage, found: readonly FieldConflict[], authorOf: AuthorOf): void {
  const former = state.get().conflicts;
  const conflicts = openConflicts(former, found, { present: documentOf(store.get()), saved: store.get().saved, authorOf });
  if (conflicts !== former) state.set({ ...state.get(), conflicts });
}

/** Takes in what others did. Where both changed something that cannot be merged, what was changed here stays to be seen, and waits for a choice. */
function takeIn(page: EditedPage, { before, after, theirs, authorOf, authors = [] }: Meanwhile): void {
  const { store, state, edits, mergeOf } = page;
  const present = documentOf(store.get());
  const { content, bring, conflicts: found } = rebase({ before, present, after, theirs, mergeOf });
  store.dispatch({ type: 'merged', saved: after, document: content, bring });
  noteConflicts(
    page,
    found.map(({ property }) => ({ property })),
    authorOf,
  );
  const overruled = overruledBy(state.get().overruled, edits.written, { before, after, theirs, authors });
  if (overruled !== state.get().overruled) state.set({ ...state.get(), overruled });
}

/** Others' operations as they were told, with who made them. */
interface Told {
  readonly operations: readonly Operation[];
  readonly authors: readonly EditAuthor[];
}

function authorsOf({ operations, authors }: Told): AuthorOf {
  const last = lastAuthors(operations, authors);
  return (property) => authorOf({ property }, last);
}

/** The server has what was sent, and what others did before it. A field that was merged with what was sent comes as it is now. */
function takeAnswer(page: EditedPage, pending: NonNullable<SentEdits['pending']>, told: Told): void {
  const { store, edits } = page;
  const { saved } = store.get();
  const { operations: theirs } = told;
  edits.sequence = pending.sequence;
  edits.isOpen = true;
  for (const one of pending.operations) if (one.op === 'set') edits.written.add(fieldPath(one));
  if (pending.keepsFormer) edits.keepsFormer = false;
  store.dispatch({ type: 'saved', document: { ...pending.document, slug: saved.slug } });
  if (theirs.length === 0) return;
  const settled = new Set(theirs.flatMap((one) => (one.op === 'set' ? [fieldPath(one)] : [])));
  const mine = pending.operations.filter((one) => one.op !== 'set' || !settled.has(fieldPath(one)));
  const after = applyOperations<PageContent>(applyOperations<PageContent>(saved, theirs), mine);
  takeIn(page, { before: pending.document, after, theirs, authorOf: authorsOf(told), authors: told.authors });
}

const atVersion = (state: EditedPage['state'], at: Pick<SaverState, 'pageVersionID' | 'revision'>): void =>
  state.set({ ...state.get(), ...at, hasUnpublishedChanges: state.get().livePath !== null });

/** Reads what the server has, where what others did cannot be said in operations. */
export async function catchUp(page: EditedPage, authorOf: AuthorOf = nobodyKnown): Promise<Failure | undefined> {
  const { store, state, load } = page;
  const loaded = await load();
  if (!loaded.ok) return loaded;
  const { document, pageVersionID, revision } = loaded.data;
  const { saved } = store.get();
  const theirs = differenceOf(saved, document);
  atVersion(state, { pageVersionID, revision });
  takeIn(page, { before: saved, after: applyOperations(saved, theirs), theirs, authorOf });
  return undefined;
}

/** Others were always faster, or something waits for a choice that is wanted now. */
export const outrun: Failure = { ok: false, status: 409, errors: [{ code: 'G_03' }], message: '' };

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
  // Somebody may have written what the others have.
  if (state.get().conflicts.length > 0) noteConflicts(page, [], nobodyKnown);
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
      const { pageVersionID, revision, operations, authors } = result.data;
      atVersion(state, { pageVersionID, revision });
      takeAnswer(page, pending, { operations, authors });
      if (isResent) continue;
      isSent = true;
      break;
    }
    const isUnknown = (name: string): boolean => result.errors.some(({ property }) => property === name);
    if (hasCode(result, 'G_03') || isUnknown('revision')) {
      const failure = await catchUp(page, authorsIn(result));
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
  if (!isSent) return outrun;
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
    const failure = await catchUp(page, authorsIn(result));
    if (failure) return failure;
  }
  return undefined;
}

/** Goes on with what stands here of what both changed, or with what the others have. */
export function chooseSide({ store, state, edits }: EditedPage, property: string, side: 'mine' | 'theirs'): void {
  const document = documentOf(store.get());
  const { saved } = store.get();
  const taken = takeTheirs(document, saved, [property]);
  state.set({ ...state.get(), conflicts: state.get().conflicts.filter((one) => one.property !== property) });
  if (taken === document) return;
  if (side === 'theirs') store.dispatch({ type: 'replace', document: { ...taken, slug: document.slug } });
  // What the others have is to stay in a version of its own.
  else edits.keepsFormer = true;
}

/** Forgets what others chose over, as somebody has seen it, or puts it back: a choice in its turn. */
export function settleOverruled({ store, state, edits }: EditedPage, property: string, isPutBack: boolean): void {
  const { overruled } = state.get();
  const found = overruled.find((one) => one.property === property);
  state.set({ ...state.get(), overruled: overruled.filter((one) => one !== found) });
  if (!found || !isPutBack) return;
  store.dispatch({ type: 'replace', document: withFieldAt(documentOf(store.get()), property, found.former) });
  edits.keepsFormer = true;
}

interface HeardLive {
  readonly live: LiveState;
  /** That the server says this of. */
  readonly revision: number;
  /** What was known to be live when it was asked. */
  readonly known: string | null;
}

/** Notes what visitors read, where somebody elsewhere published the page or took it from the site. */
function noteLive({ state, edits }: EditedPage, { live, revision, known }: HeardLive): void {
  const now = state.get();
  // Somebody here published it since: the answer is older than that.
  if (now.liveID !== known) return;
  const { publishedVersionID, publishedID, livePath } = live;
  const isOfThis = now.revision === revision && !edits.pending;
  state.set({
    ...now,
    published: { publishedVersionID, publishedID },
    liveID: publishedID,
    livePath,
    hasUnpublishedChanges: isOfThis ? live.hasUnpublishedChanges : livePath !== null,
  });
}

/** Tells where somebody is, and takes in what others did. Answers with who else is there; nobody knows where that failed. */
export async function meet(
  page: EditedPage,
  block: string | null,
  inTurn: (work: () => Promise<unknown>) => Promise<unknown>,
): Promise<readonly Present[] | undefined> {
  const { client, store, state, edits, pageID } = page;
  const { revision: asked, liveID: known } = state.get();
  const result = await client.call(pageCalls.presence, {
    params: { id: pageID },
    body: { client: edits.client, revision: asked, block },
  });
  if (!result.ok) return undefined;
  const { people, operations, authors, pageVersionID, revision, live } = result.data;
  const isNews = () => state.get().revision === asked && !edits.pending;
  if (revision > asked)
    await inTurn(async () => {
      if (!isNews()) return;
      if (operations === null) return void (await catchUp(page));
      const { saved } = store.get();
      atVersion(state, { pageVersionID, revision });
      if (operations.length > 0)
        takeIn(page, {
          before: saved,
          after: applyOperations<PageContent>(saved, operations),
          theirs: operations,
          authorOf: authorsOf({ operations, authors }),
          authors,
        });
    });
  if (live.publishedID !== known) await inTurn(() => Promise.resolve(noteLive(page, { live, revision, known })));
  return people;
}
