import type { StoredBlock } from '#contract/content.ts';
import { differenceOf } from '#modules/pages/edits/difference.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';
import { withWas } from '#modules/pages/edits/rebase.ts';
import { documentOf } from '../state/editor-state.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import type { JournalEntry } from './journal.ts';
import { sendable } from './edited-page.ts';
import type { EditedPage } from './edited-page.ts';

/** The blocks in which operations change fields. */
function blocksOf({ blocks }: EditorDocument, operations: readonly Operation[]): Record<string, StoredBlock> {
  const keys = operations.flatMap((operation) => (operation.op === 'set' && 'key' in operation ? [operation.key] : []));
  return Object.fromEntries(keys.flatMap((key) => (blocks[key] ? [[key, blocks[key]]] : [])));
}

/** What stands in the editor and is not acknowledged; undefined for nothing. What a field keeps for itself is not in it. */
export function journalEntry(page: EditedPage): JournalEntry | undefined {
  const { store, state, edits } = page;
  const { saved } = store.get();
  const document = documentOf(store.get());
  const { pending } = edits;
  const before = pending?.document ?? saved;
  const operations = withWas(differenceOf(before, sendable(page, document)), before);
  const { conflicts, pageVersionID: versionID, revision } = state.get();
  if (!pending && operations.length === 0 && document.slug === saved.slug) return undefined;
  const { document: _sent, ...call } = pending ?? { document: undefined };
  return {
    client: edits.client,
    sequence: edits.sequence,
    versionID,
    revision,
    ...(pending ? { pending: call as NonNullable<JournalEntry['pending']> } : {}),
    operations,
    blocks: blocksOf(document, operations),
    conflicts,
    ...(document.slug === saved.slug ? {} : { slug: document.slug }),
  };
}
