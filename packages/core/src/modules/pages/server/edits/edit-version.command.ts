import { LecternError } from '#contract/errors.ts';
import type { StoredBlock } from '#contract/content.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext, LookContext } from '#server/kernel/command.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { authorOf, lastAuthors } from '../../edits/edit-author.ts';
import type { EditAuthor } from '../../edits/edit-author.ts';
import { operationsWithin } from '../../edits/edit-budget.ts';
import { mergesOf } from '../../edits/merge-of.ts';
import { asMerged, mergeOperations } from '../../edits/merge-operations.ts';
import type { Operation } from '../../edits/operation.ts';
import type { PageContent } from '../../edits/page-content.ts';
import { assertReferences } from '../content/assert-references.ts';
import { checkEdited } from './check-edited.ts';
import { openVersion } from './fold-edits.ts';
import { openContents } from './open-contents.ts';
import {
  authorsOf,
  canCatchUp,
  editsBetween,
  editStatement,
  fewEditsSince,
  ofOthers,
  operationsOf,
  sentAs,
} from './page-edits.ts';
import type { PageEdit } from './page-edits.ts';
import { applyInSlices } from './apply-in-slices.ts';
import { foldSoon } from './fold-soon.ts';
import { contentOf, withEdits, withUpgradedBlocks, withUpgradedData } from './version-content.ts';
import { fail } from '../page/fail.ts';
import { listedTitle } from '../page/page.entity.ts';
import { subjectIn } from '../rights/page.policy.ts';
import { PageVersion } from '../page/page-version.entity.ts';
import { addReferences, contentReferences } from '../content/references.ts';
import { refuseOutdated } from '../page/refuse-outdated.ts';
import { unknownErrors } from '../content/unknown-content.ts';
import { assertRoomForVersion, hasRoomForVersion } from './version-room.ts';
import { lockStanding } from '../page/standing-page.ts';
import type { StandingPage } from '../page/standing-page.ts';

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
  /** What stood before stays a version of its own, while there is room for it: after a conflict. */
  readonly keepsFormer?: boolean | undefined;
}

export interface EditedVersion {
  readonly pageID: string;
  readonly pageVersionID: string;
  readonly revision: number;
  /** What others did since the revision that was sent, in order; a field that was merged has its value after that. */
  readonly operations: readonly Operation[];
  /** By whom and when they were made. */
  readonly authors: readonly EditAuthor[];
}

/** What an edit has to know beside the page. */
interface Beside {
  /** What was written after the revision that was sent. */
  readonly since: readonly PageEdit[];
  /** The last sequence of this editor; null where it sent nothing yet. */
  readonly lastSequence: number | null;
  /** Whether this person wrote something of the version before. */
  readonly hasWritten: boolean;
  /** The revision that the row of the version holds. */
  readonly contentRevision: number;
}

const beside = `, ${fewEditsSince('$2')} as since, v.content_revision as "contentRevision",
  (select max(e.sequence) from lectern_page_edit e where e.page_id = p.id and e.client = $3
    and e.user_id is not distinct from $4::integer) as "lastSequence",
  exists (select from lectern_version_author a where a.version_id = v.id and a.user_id = $4) as "hasWritten"`;

const look = ({ database, actor }: LookContext, { id, revision, client }: EditVersionInput) =>
  lockStanding<Beside>(
    database,
    { by: 'version', id },
    { name: 'edit', columns: beside, values: [revision, client, userIDOf(actor)] },
  );

type StandingVersion = StandingPage['version'];

/** Everything of a page as it stands: what this process knows, with what others wrote since. */
async function present(
  context: CommandContext,
  page: StandingPage['page'],
  { id, revision }: StandingVersion,
): Promise<PageContent> {
  const { app } = context;
  const known = app.service(openContents).get(page.id);
  if (known?.revision === revision) return known.content;
  const { em } = context;
  if (known && known.revision <= revision) {
    const edits = await editsBetween(em, page.id, { after: known.revision, upTo: revision });
    if (edits.length === revision - known.revision) return applyInSlices(known.content, operationsOf(edits));
  }
  const version = (await em.findOne(PageVersion, { id })) ?? fail('noPage');
  const { contentRevision, title, typeData, typeVersion, blocks, blockOrder, seo } = version;
  const edits = await editsBetween(em, page.id, { after: contentRevision, upTo: revision });
  const row = await withEdits(app, page.type, { title, typeData, typeVersion, blocks, blockOrder, seo }, edits);
  return contentOf(withUpgradedData(app, page.type, row));
}

/** The blocks that operations changed, to ask what they use. */
function touched(content: PageContent, operations: readonly Operation[]): Record<string, StoredBlock> {
  const keys = operations.flatMap((operation) =>
    operation.op === 'insert' ? [operation.block.key] : operation.op === 'set' && 'key' in operation ? [operation.key] : [],
  );
  return Object.fromEntries(keys.flatMap((key) => (content.blocks[key] ? [[key, content.blocks[key]]] : [])));
}

/** What an editor is told of others, where the operations of its own edit were written down. */
const answerOf = (others: readonly PageEdit[], written: readonly Operation[]) => ({
  operations: asMerged(operationsOf(others), written),
  authors: authorsOf(others),
});

/** The answer that this sequence had; undefined where it is new. Refuses one that leaves others out. */
async function firstAnswer(
  context: CommandContext,
  page: StandingPage['page'],
  { input: { client, sequence, revision }, lastSequence }: { readonly input: EditVersionInput } & Pick<Beside, 'lastSequence'>,
): Promise<EditedVersion | undefined> {
  if (lastSequence === null || sequence === lastSequence + 1) return undefined;
  const { em, actor } = context;
  const editor = { client, userID: userIDOf(actor) };
  const same = (await sentAs(em, { pageID: page.id, ...editor, sequence })) ?? fail('invalid', 'sequence');
  const { versionID, revision: written, operations } = same;
  // It was told what had been done until then, which was not too much: only another revision than it named then makes it so.
  if (!(await canCatchUp(em, page.id, { after: revision, upTo: written - 1 }))) fail('invalid', 'revision');
  const meanwhile = await editsBetween(em, page.id, { after: revision, upTo: written });
  return { pageID: page.id, pageVersionID: versionID, revision: written, ...answerOf(ofOthers(meanwhile, editor), operations) };
}

/** Puts the operations on what stands, and says what is wrong with that. */
async function merged(
  app: CommandContext['app'],
  type: string,
  content: PageContent,
  { mine, others }: { readonly mine: readonly Operation[]; readonly others: readonly PageEdit[] },
) {
  const maximum = operationsWithin(content);
  if (mine.length > maximum) return fail('tooLong', 'operations', { maximum });
  const before = withUpgradedBlocks(app, content, mine);
  const theirs = operationsOf(others);
  const mergeOf = mergesOf({ blockOf: (name) => app.blocks.get(name), own: app.pageTypes.get(type)?.fields });
  const merge = mergeOperations(before, { mine, theirs, mergeOf });
  if (merge.kind === 'invalid') return fail('invalid', merge.property);
  if (merge.kind === 'conflict') {
    const authors = lastAuthors(theirs, authorsOf(others));
    return { conflicts: merge.conflicts.map((conflict) => ({ ...conflict, ...authorOf(conflict, authors) })) };
  }
  return checkEdited({ app, type, before, after: merge.content, operations: merge.operations });
}

/** Whether another version begins with this edit. Where it only would to keep the former, what that was stays among the edits. */
async function isSittingOver(
  context: CommandContext,
  { isFrozen, updatedAt }: StandingVersion,
  { keepsFormer = false }: EditVersionInput,
): Promise<boolean> {
  const isOver = isFrozen || context.now.getTime() - updatedAt.getTime() > sitting;
  if (isOver) await assertRoomForVersion(context);
  return isOver || (keepsFormer && hasRoomForVersion(context));
}

/** Begins another version with what stands, and answers with its id. */
async function nextVersion(
  { app, em, actor, now }: CommandContext,
  { type }: StandingPage['page'],
  { head, keepsFormer }: { readonly head: StandingVersion } & Pick<EditVersionInput, 'keepsFormer'>,
): Promise<string> {
  const version = (await em.findOne(PageVersion, { id: head.id })) ?? fail('noPage');
  if (keepsFormer && !head.isFrozen) em.assign(version, { reason: 'conflict' });
  const next = await openVersion({ app, em }, { type, version, userID: userIDOf(actor), now });
  return next.id;
}

/**
 * Writes down what an editor changed, beside the version; what others changed since its revision and left alone is merged, and
 * so is a text or list that both changed, where the edit says what it was made of. G_03 with both values of what else both
 * changed, and by whom; nothing is written then.
 */
export const editVersion = defineCommand<EditVersionInput, EditedVersion, void, Awaited<ReturnType<typeof look>>>(
  'page.edit',
  async (context, input, _prepared, found) => {
    const { app, actor, now, authorize, audit, afterCommit } = context;
    const { page, version: head, more } = found;
    authorize('edit-page', await subjectIn(context, page));
    const again = await firstAnswer(context, page, { input, lastSequence: more.lastSequence });
    if (again) return again;
    if (input.revision > head.revision) return fail('invalid', 'revision');
    // What was done so long ago is no longer known.
    if (more.since.length < head.revision - input.revision) return refuseOutdated(context.em, head);

    const { client, sequence } = input;
    const userID = userIDOf(actor);
    const others = ofOthers(more.since, { client, userID });
    const standing = await present(context, page, head);
    const edited = await merged(app, page.type, standing, { mine: input.operations, others });
    if ('conflicts' in edited) return refuseOutdated(context.em, head, edited.conflicts);
    const { content, operations, unknown } = edited;
    const held = { app, em: context.em, type: page.type, stored: [standing], pageID: page.id };
    const errors = [...edited.errors, ...(await unknownErrors(unknown, held))];
    if (errors.length > 0) throw new LecternError(errors);
    const references = contentReferences(app.blocks, app.pageTypes.get(page.type), {
      ...content,
      blocks: touched(content, operations),
    });
    await assertReferences(context, page, references);

    const isOver = await isSittingOver(context, head, input);
    const versionID = isOver ? await nextVersion(context, page, { head, keepsFormer: input.keepsFormer }) : head.id;
    const revision = head.revision + 1;
    if (references.length > 0) await addReferences(context.em, { id: versionID, pageID: page.id }, references);
    const isOfData = operations.some((operation) => operation.op === 'set' && operation.of === 'typeData');
    context.database.later(
      editStatement({
        ...{
          pageID: page.id,
          revision,
          versionID,
          client,
          sequence,
          operations,
          userID,
          writtenAt: now,
          isChoice: input.keepsFormer === true,
        },
        ...{ title: listedTitle(content.title), typeData: isOfData ? content.typeData : undefined },
      }),
    );
    // One entry for a person and a sitting.
    if (isOver || !more.hasWritten) audit({ entity: 'page', entityID: page.id, changes: { revision } });
    afterCommit(() => {
      app.service(openContents).set(page.id, { versionID, revision, content });
      foldSoon(app, { operations: operations.length, revisions: isOver ? 1 : revision - more.contentRevision });
    });
    return { pageID: page.id, pageVersionID: versionID, revision, ...answerOf(others, operations) };
  },
  { look },
);
