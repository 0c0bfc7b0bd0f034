import { dequal } from 'dequal/lite';
import type { Client } from '#client/create-client.ts';
import { hasCode } from '#client/result.ts';
import type { Failure } from '#client/result.ts';
import type { StoredBlock } from '#contract/content.ts';
import { editContent } from '#modules/pages/edits/apply-operations.ts';
import type { MergeOf } from '#modules/pages/edits/merge-of.ts';
import { fieldPath, withValue } from '#modules/pages/edits/operation.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import type { JournalEntry, LeftEntries } from './journal.ts';
import { conflictsOf } from './field-conflict.ts';
import type { FieldConflict } from './field-conflict.ts';
import { sendWas } from './send-was.ts';
import { isTemporary } from './temporary.ts';

/** What a window that was closed left, and the server does not take as it is. */
export interface Recovered {
  readonly client: string;
  readonly operations: readonly Operation[];
  readonly blocks: JournalEntry['blocks'];
  readonly conflicts: readonly FieldConflict[];
  readonly slug: string | undefined;
}

/** The same, with how it enters the page. */
export interface Left extends Recovered {
  readonly into: (document: EditorDocument, mergeOf: MergeOf) => ReturnType<typeof withRecovered>;
}

/** What became of an entry: the server has all of it, its words are to be put into the editor, or it waits for another day. */
type Outcome =
  | { readonly kind: 'sent' }
  /** `hasSent`: the server has some of it. */
  | { readonly kind: 'left'; readonly rest: Recovered; readonly hasSent: boolean }
  | { readonly kind: 'waits' };

/** Nothing of these can be done by sending it once more. */
const waits = (failure: Failure): boolean => isTemporary(failure) || hasCode(failure, 'UM_01') || hasCode(failure, 'PM_01');

/** Sends what a window that was closed left: first what it had sent already, perhaps in vain, then the rest. */
async function sendLeft(client: Pick<Client, 'call'>, entry: JournalEntry): Promise<Outcome> {
  const { pending, operations, conflicts, blocks, revision, slug } = entry;
  const left = (rest: readonly Operation[], found: readonly FieldConflict[], hasSent: boolean): Outcome => ({
    kind: 'left',
    hasSent,
    rest: { client: entry.client, operations: rest, blocks, conflicts: found, slug },
  });
  const sends = [
    ...(pending ? [pending] : []),
    // What somebody has to choose from is not sent, nor what was written beside it: the editor does that.
    ...(operations.length > 0 && conflicts.length === 0
      ? [
          {
            sequence: (pending?.sequence ?? entry.sequence) + 1,
            versionID: entry.versionID,
            revision,
            operations: sendWas(operations),
            keepsFormer: false,
          },
        ]
      : []),
  ];
  for (const [index, { versionID, keepsFormer, ...body }] of sends.entries()) {
    const result = await client.call(pageCalls.edit, {
      params: { id: versionID },
      body: { client: entry.client, ...body, ...(keepsFormer ? { keepsFormer } : {}) },
    });
    if (result.ok) continue;
    if (waits(result)) return { kind: 'waits' };
    const unsent = sends.slice(index).flatMap((send) => send.operations);
    return left(conflicts.length > 0 ? [...unsent, ...operations] : unsent, [...conflicts, ...conflictsOf(result)], index > 0);
  }
  const hasSent = sends.length > 0;
  if (conflicts.length > 0) return left(operations, conflicts, hasSent);
  return slug === undefined ? { kind: 'sent' } : left([], [], hasSent);
}

/** What there was to recover: the server has it, or the editor is to begin with it. */
export interface Recovery {
  readonly left: Left | undefined;
  readonly hasSent: boolean;
  /** Something could not be sent now, and may be later. */
  readonly isWaiting: boolean;
}

/** Sends what windows that are closed left of a page on this device. */
export async function recoverPage(client: Pick<Client, 'call'>, entries: LeftEntries): Promise<Recovery> {
  let left: Left | undefined;
  let hasSent = false;
  let isWaiting = false;
  for (const entry of await entries.read()) {
    const outcome = await sendLeft(client, entry);
    // Two at once could overwrite each other: the next one waits until this page is opened again.
    if (outcome.kind === 'left') {
      const { rest } = outcome;
      left ??= { ...rest, into: (document, mergeOf) => withRecovered(document, rest, mergeOf) };
      hasSent ||= outcome.hasSent;
    }
    if (outcome.kind === 'waits') isWaiting = true;
    if (outcome.kind !== 'sent') continue;
    hasSent = true;
    await entries.forget(entry.client);
  }
  return { left, hasSent, isWaiting };
}

/**
 * A page with what a window that was closed left, and what others changed of it meanwhile, of which somebody has to choose. A
 * block that is gone comes back where its words would be lost.
 */
export function withRecovered(
  document: EditorDocument,
  { operations, blocks, slug, conflicts }: Recovered,
  mergeOf: MergeOf,
): { readonly document: EditorDocument; readonly conflicts: readonly FieldConflict[] } {
  const editing = editContent(slug === undefined ? document : { ...document, slug });
  const page = { parent: null, slot: '' };
  const putLast = (block: StoredBlock): void => {
    editing.blocks.insert(block, { ...page, after: editing.blocks.keysAt(page).at(-1) ?? null });
  };
  const found = new Map(conflicts.map((one) => [one.property, one]));
  /** The operation with what others made meanwhile of the value that it was made of. */
  const met = (operation: Operation): Operation => {
    if (operation.op !== 'set' || operation.was === undefined || found.has(fieldPath(operation))) return operation;
    const standing = editing.valueAt(operation);
    if (standing === undefined || dequal(standing, operation.was) || dequal(standing, operation.value)) return operation;
    const merged = mergeOf(operation, editing.blocks)?.(operation.was, operation.value, standing);
    if (merged !== undefined) return withValue(operation, merged);
    found.set(fieldPath(operation), { property: fieldPath(operation) });
    return operation;
  };
  for (const operation of operations) {
    if (editing.apply(met(operation))) continue;
    if (operation.op === 'set' && 'key' in operation) {
      const block = blocks[operation.key];
      if (block) putLast({ ...block, slots: {} });
    } else if (operation.op === 'insert' && !editing.blocks.has(operation.block.key))
      putLast({ ...operation.block, __images: {}, __files: {} });
  }
  return { document: editing.read(), conflicts: [...found.values()] };
}
