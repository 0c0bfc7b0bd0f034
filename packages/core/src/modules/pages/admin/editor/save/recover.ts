import type { Client } from '../../../../../client/create-client.ts';
import { hasCode } from '../../../../../client/result.ts';
import type { Failure } from '../../../../../client/result.ts';
import type { StoredBlock } from '../../../../../contract/content.ts';
import { editContent } from '../../../edits/apply-operations.ts';
import type { EditConflict } from '../../../edits/merge-operations.ts';
import type { Operation } from '../../../edits/operation.ts';
import { pageCalls } from '../../../pages.client.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import type { JournalEntry, LeftEntries } from './journal.ts';
import { isTemporary } from './temporary.ts';

/** What a window that was closed left, and the server does not take as it is. */
export interface Recovered {
  readonly client: string;
  readonly operations: readonly Operation[];
  readonly blocks: JournalEntry['blocks'];
  readonly conflicts: readonly EditConflict[];
  readonly slug: string | undefined;
}

/** What became of an entry: the server has all of it, its words are to be put into the editor, or it waits for another day. */
type Outcome = { readonly kind: 'sent' } | { readonly kind: 'left'; readonly rest: Recovered } | { readonly kind: 'waits' };

const conflictsOf = ({ data }: Failure): readonly EditConflict[] =>
  Array.isArray(data?.['conflicts']) ? (data['conflicts'] as EditConflict[]) : [];

/** Nothing of these can be done by sending it once more. */
const waits = (failure: Failure): boolean => isTemporary(failure) || hasCode(failure, 'UM_01') || hasCode(failure, 'PM_01');

/** Sends what a window that was closed left: first what it had sent already, perhaps in vain, then the rest. */
async function sendLeft(client: Pick<Client, 'call'>, entry: JournalEntry): Promise<Outcome> {
  const { pending, operations, conflicts, blocks, revision, slug } = entry;
  const left = (rest: readonly Operation[], found: readonly EditConflict[]): Outcome => ({
    kind: 'left',
    rest: { client: entry.client, operations: rest, blocks, conflicts: found, slug },
  });
  // What somebody has to choose from is not sent.
  if (conflicts.length > 0) return left(operations, conflicts);
  const sends = [
    ...(pending ? [pending] : []),
    ...(operations.length > 0
      ? [
          {
            sequence: (pending?.sequence ?? entry.sequence) + 1,
            versionID: entry.versionID,
            revision,
            operations,
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
    return left(
      sends.slice(index).flatMap((send) => send.operations),
      conflictsOf(result),
    );
  }
  return slug === undefined ? { kind: 'sent' } : left([], []);
}

/** What there was to recover: the server has it, or the editor is to begin with it. */
interface Recovery {
  readonly left: Recovered | undefined;
  readonly hasSent: boolean;
  /** Something could not be sent now, and may be later. */
  readonly isWaiting: boolean;
}

/** Sends what windows that are closed left of a page on this device. */
export async function recoverPage(client: Pick<Client, 'call'>, entries: LeftEntries): Promise<Recovery> {
  let left: Recovered | undefined;
  let hasSent = false;
  let isWaiting = false;
  for (const entry of await entries.read()) {
    const outcome = await sendLeft(client, entry);
    // Two at once could overwrite each other: the next one waits until this page is opened again.
    if (outcome.kind === 'left') left ??= outcome.rest;
    if (outcome.kind === 'waits') isWaiting = true;
    if (outcome.kind !== 'sent') continue;
    hasSent = true;
    await entries.forget(entry.client);
  }
  return { left, hasSent, isWaiting };
}

/** A page with what a window that was closed left. A block that is gone comes back where its words would be lost. */
export function withRecovered(document: EditorDocument, { operations, blocks, slug }: Recovered): EditorDocument {
  const editing = editContent(slug === undefined ? document : { ...document, slug });
  const page = { parent: null, slot: '' };
  const putLast = (block: StoredBlock): void => {
    editing.blocks.insert(block, { ...page, after: editing.blocks.keysAt(page).at(-1) ?? null });
  };
  for (const operation of operations) {
    if (editing.apply(operation)) continue;
    if (operation.op === 'set' && 'key' in operation) {
      const block = blocks[operation.key];
      if (block) putLast({ ...block, slots: {} });
    } else if (operation.op === 'insert' && !editing.blocks.has(operation.block.key))
      putLast({ ...operation.block, __images: {}, __files: {} });
  }
  return editing.read();
}
