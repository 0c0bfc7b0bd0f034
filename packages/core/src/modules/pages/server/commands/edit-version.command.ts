import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { LecternError } from '../../../../contract/errors.ts';
import type { StoredBlock } from '../../../../contract/content.ts';
import { defineCommand } from '../../../../server/kernel/command.ts';
import type { CommandContext } from '../../../../server/kernel/command.ts';
import { userIDOf } from '../../../../server/kernel/actor.ts';
import { assertUsable } from '../../../media/server/public.ts';
import { applyOperations } from '../../edits/apply-operations.ts';
import { mergeOperations } from '../../edits/merge-operations.ts';
import type { Operation } from '../../edits/operation.ts';
import type { PageContent } from '../../edits/page-content.ts';
import { checkEdited } from '../edits/check-edited.ts';
import { openVersion } from '../edits/fold-edits.ts';
import { openContents } from '../edits/open-contents.ts';
import { editsBetween, ofOthers, operationsOf, sentBefore, writeEdit } from '../edits/page-edits.ts';
import { contentOf, withEdits, withUpgradedBlocks, withUpgradedData } from '../edits/version-content.ts';
import { fail } from '../fail.ts';
import { lockPageRow } from '../find-page.ts';
import { listedTitle } from '../page.entity.ts';
import type { Page } from '../page.entity.ts';
import { pageSubject } from '../page.policy.ts';
import { PageVersion } from '../page-version.entity.ts';
import { addReferences, contentReferences } from '../references.ts';
import { refuseOutdated } from '../refuse-outdated.ts';

/** Milliseconds without an edit after which a sitting is over: the next edit begins another version. */
const sitting = 30 * 60_000;

export interface EditVersionInput {
  /** A version of the page. */
  readonly id: string;
  /** The revision that the operations are made of. */
  readonly revision: number;
  /** The editor that sends them: a tab. */
  readonly client: string;
  /** Counts what this editor sends, from 1. Sent again, it gets the first answer. */
  readonly sequence: number;
  readonly operations: readonly Operation[];
  /** What stood before stays a version of its own: after a conflict. */
  readonly keepsFormer?: boolean | undefined;
}

export interface EditedVersion {
  readonly pageID: string;
  readonly pageVersionID: string;
  readonly revision: number;
  /** What others did since the revision that was sent, in order. */
  readonly operations: readonly Operation[];
}

/** The latest version as far as an edit needs it: nothing of its content. */
interface Head {
  readonly id: string;
  readonly revision: number;
  readonly isFrozen: boolean;
  readonly updatedAt: Date;
}

const headOf = async (em: SqlEntityManager, page: Page): Promise<Head> => {
  const [head] = await em.execute<(Omit<Head, 'updatedAt'> & { readonly updatedAt: string })[]>(
    `select id, revision, is_frozen as "isFrozen", updated_at as "updatedAt" from lectern_page_version where id = ?`,
    [page.latestVersionID ?? null],
  );
  return head ? { ...head, updatedAt: new Date(head.updatedAt) } : fail('PM_01');
};

/** Everything of a page as it stands: what this process knows, with what others wrote since. */
async function present({ app, em }: CommandContext, page: Page, { id, revision }: Head): Promise<PageContent> {
  const known = app.service(openContents).get(page.id);
  if (known && known.revision <= revision) {
    const edits = await editsBetween(em, page.id, { after: known.revision, upTo: revision });
    if (edits.length === revision - known.revision) return applyOperations(known.content, operationsOf(edits));
  }
  const version = (await em.findOne(PageVersion, { id })) ?? fail('PM_01');
  const { contentRevision, title, typeData, typeVersion, blocks, blockOrder, seo } = version;
  const edits = await editsBetween(em, page.id, { after: contentRevision, upTo: revision });
  const row = withEdits(app, page.type, { title, typeData, typeVersion, blocks, blockOrder, seo }, edits);
  return contentOf(withUpgradedData(app, page.type, row));
}

/** The blocks that operations changed, to ask what they use. */
function touched(content: PageContent, operations: readonly Operation[]): Record<string, StoredBlock> {
  const keys = operations.flatMap((operation) =>
    operation.op === 'insert' ? [operation.block.key] : operation.op === 'set' && 'key' in operation ? [operation.key] : [],
  );
  return Object.fromEntries(keys.flatMap((key) => (content.blocks[key] ? [[key, content.blocks[key]]] : [])));
}

/** The answer that this sequence had; undefined where it is new. Refuses one that leaves others out. */
async function firstAnswer(
  em: SqlEntityManager,
  page: Page,
  { client, sequence, revision }: EditVersionInput,
): Promise<EditedVersion | undefined> {
  const { same, last } = await sentBefore(em, { pageID: page.id, client, sequence });
  if (!same) {
    if (last !== undefined && sequence !== last + 1) return fail('V_12', 'sequence');
    return undefined;
  }
  const meanwhile = await editsBetween(em, page.id, { after: revision, upTo: same.revision });
  const { versionID, revision: written } = same;
  return { pageID: page.id, pageVersionID: versionID, revision: written, operations: ofOthers(meanwhile, client) };
}

/** Puts the operations on what stands, or refuses all of them. */
function merged(
  app: CommandContext['app'],
  type: string,
  content: PageContent,
  { mine, theirs }: { readonly mine: readonly Operation[]; readonly theirs: readonly Operation[] },
) {
  const before = withUpgradedBlocks(app, content, mine);
  const merge = mergeOperations(before, mine, theirs);
  if (merge.kind === 'invalid') return fail('V_12', merge.property);
  if (merge.kind === 'conflict') return { conflicts: merge.conflicts };
  const checked = checkEdited({ app, type, before, after: merge.content, operations: merge.operations });
  if (checked.errors.length > 0) throw new LecternError(checked.errors);
  return checked;
}

/**
 * Writes down what an editor changed, beside the version; what others changed since its revision and left alone is merged.
 * G_03 with both values of what both changed; nothing is written then.
 */
export const editVersion = defineCommand<EditVersionInput, EditedVersion>('page.edit', async (context, input) => {
  const { app, em, actor, now, authorize, audit, afterCommit } = context;
  const [owner] = await em.execute<{ pageID: string }[]>('select page_id as "pageID" from lectern_page_version where id = ?', [
    input.id,
  ]);
  const page = await lockPageRow(em, owner?.pageID ?? fail('PM_01'));
  authorize('edit-page', await pageSubject(em, actor, page));
  const again = await firstAnswer(em, page, input);
  if (again) return again;
  const head = await headOf(em, page);
  if (input.revision > head.revision) return fail('V_12', 'revision');
  const since = await editsBetween(em, page.id, { after: input.revision, upTo: head.revision });
  const outdated = { pageID: page.id, revision: head.revision, updatedAt: head.updatedAt };
  // What was done so long ago is no longer known.
  if (since.length < head.revision - input.revision) return refuseOutdated(em, outdated);

  const theirs = ofOthers(since, input.client);
  const edited = merged(app, page.type, await present(context, page, head), { mine: input.operations, theirs });
  if ('conflicts' in edited) return refuseOutdated(em, outdated, edited.conflicts);
  const { content, operations } = edited;
  const references = contentReferences(app.blocks, app.pageTypes.get(page.type), {
    ...content,
    blocks: touched(content, operations),
  });
  await assertUsable({ em, actor, pageID: page.id, references });

  const userID = userIDOf(actor);
  const isOver = head.isFrozen || input.keepsFormer === true || now.getTime() - head.updatedAt.getTime() > sitting;
  const version = isOver ? ((await em.findOne(PageVersion, { id: head.id })) ?? fail('PM_01')) : undefined;
  if (version && input.keepsFormer && !head.isFrozen) em.assign(version, { reason: 'conflict' });
  const versionID = version ? (await openVersion({ app, em }, { type: page.type, version, userID, now })).id : head.id;
  const revision = head.revision + 1;
  await em.execute('update lectern_page_version set revision = ?, updated_at = ? where id = ?', [revision, now, versionID]);
  em.assign(page, { title: listedTitle(content.title), latestVersionID: versionID, updatedAt: now });
  if (operations.some((operation) => operation.op === 'set' && operation.of === 'typeData'))
    em.assign(page, { typeData: { ...content.typeData } });
  await em.flush();
  const { client, sequence } = input;
  await addReferences(em, { id: versionID, pageID: page.id }, references);
  const edit = { pageID: page.id, revision, versionID, client, sequence, operations, userID, writtenAt: now };
  // One entry for a person and a sitting.
  if (await writeEdit(em, edit)) audit({ entity: 'page', entityID: page.id, changes: { revision } });
  afterCommit(() => app.service(openContents).set(page.id, { versionID, revision, content }));
  return { pageID: page.id, pageVersionID: versionID, revision, operations: theirs };
});
