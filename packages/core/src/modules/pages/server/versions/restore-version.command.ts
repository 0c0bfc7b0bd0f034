import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '#server/kernel/lectern.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { PrepareContext } from '#server/kernel/command.ts';
import { fieldPath } from '../../edits/operation.ts';
import type { FieldPlace } from '../../edits/operation.ts';
import type { PageContent } from '../../edits/page-content.ts';
import { differenceOf } from '../../edits/difference.ts';
import type { RestoredVersion } from '../../versions.schema.ts';
import { checkContent, withCurrentMedia } from '../content/check-content.ts';
import type { CheckedContent } from '../content/check-content.ts';
import type { IncomingBlock } from '../../content.schema.ts';
import { foldEdits } from '../edits/fold-edits.ts';
import { comparableContent, contentOf } from '../edits/version-content.ts';
import { fail } from '../page/fail.ts';
import { lockPage } from '../page/find-page.ts';
import { findVersionRow } from '../page/find-version-row.ts';
import { findStoredPage } from '../edits/find-stored-page.ts';
import type { StoredPage } from '../edits/find-stored-page.ts';
import { authorizePage, pageSubject } from '../rights/page.policy.ts';
import { PageVersion } from '../page/page-version.entity.ts';
import { refuseOutdated } from '../page/refuse-outdated.ts';
import { readContent } from './read-version.ts';
import { refuseGone, refuseUnreadable } from './refuse-lost.ts';
import { restoredContent } from './restored-content.ts';
import type { ContentPart } from './restored-content.ts';
import { assertRoomForVersion } from '../edits/version-room.ts';
import { noteSameAsLive } from '../drafts/note-same-as-live.ts';
import { formerOf, writeLatestVersion } from '../drafts/write-version.ts';

export interface RestoreVersionInput {
  /** The version to restore from. */
  readonly id: string;
  /** Where given: the revision that stands. Where another one stands by now, nothing is restored (G_03). */
  readonly revision?: number | undefined;
  /** Only this block, with those nested in it that are gone as well. */
  readonly block?: string | undefined;
  /** Only this value. */
  readonly field?: FieldPlace | undefined;
}

/** What is to be written, based on a version; without content where that says the same already. */
interface Prepared {
  readonly pageID: string;
  readonly base: { readonly id: string; readonly revision: number };
  readonly content: CheckedContent | undefined;
}

function partOf({ block, field }: RestoreVersionInput): ContentPart | undefined {
  if (block !== undefined && field !== undefined) return fail('invalid', 'field');
  if (block !== undefined) return { kind: 'block', key: block };
  return field && { kind: 'field', place: field };
}

const nameOf = (part: ContentPart): string => (part.kind === 'block' ? `blocks.${part.key}` : fieldPath(part.place));

interface Restoration {
  readonly app: Lectern;
  readonly em: SqlEntityManager;
  readonly stored: StoredPage;
  readonly former: PageContent;
  readonly part: ContentPart | undefined;
}

/** Checks what a restoration makes of the version that stands. Answers with the work, or undefined where nothing differs. */
function restore({ app, em, stored: { page, version }, former, part }: Restoration): (() => Promise<CheckedContent>) | undefined {
  const current = comparableContent(app, page.type, version);
  const restored = restoredContent(current, former, part) ?? fail('invalid', part ? nameOf(part) : 'id');
  if (differenceOf(current, restored).length === 0) return undefined;
  refuseUnreadable(app, page.type, { current, restored });
  const { title, typeData, order, seo } = restored;
  const blocks = restored.blocks as unknown as Record<string, IncomingBlock>;
  const content = { title, typeData, blocks, blockOrder: order, seo };
  const check = { app, em, type: page.type, content };
  return async () => {
    const checked = await checkContent({ ...check, stored: version, former: former.blocks, level: 'draft' });
    refuseGone(checked.warnings, { current, restored });
    return checked;
  };
}

async function prepare(context: PrepareContext, input: RestoreVersionInput): Promise<() => Promise<Prepared>> {
  const { app } = context;
  const stored = await findStoredPage(app, 'version', input.id);
  const { page, version } = stored;
  const em = app.orm.em.fork();
  await authorizePage(em, context, { permission: 'edit-page', page });
  if (input.revision !== undefined && input.revision !== version.revision) return refuseOutdated(em, version);
  const part = partOf(input);
  const former = await readContent({ app, em }, page.type, (await findVersionRow(em, input.id)) ?? fail('noPage'));
  const work = restore({ app, em, stored, former, part });
  const { id, revision } = version;
  return async () => ({ pageID: page.id, base: { id, revision }, content: await work?.() });
}

/**
 * Writes earlier content, or a part of it, as a new version. What stands is closed and stays as it is, so that restoring that
 * one undoes it. What nobody can read any more is refused by name (G_46, G_47), and then nothing is written.
 */
export const restoreVersion = defineCommand<RestoreVersionInput, RestoredVersion, Prepared>(
  'page.restore-version',
  async (context, input, prepared) => {
    const { app, em, actor, authorize, audit, emit } = context;
    const { page, version } = await lockPage(em, prepared.pageID);
    authorize('edit-page', await pageSubject(em, actor, page));
    const former = (await em.findOne(PageVersion, { id: input.id })) ?? fail('noPage');
    const isPrepared = version.id === prepared.base.id && version.revision === prepared.base.revision;
    if (!isPrepared && input.revision !== undefined) return refuseOutdated(em, version);
    await foldEdits({ app, em }, page.type, version);
    const part = partOf(input);
    // Somebody wrote meanwhile: what they left is what a part is restored into.
    const again = () => {
      const stored = { page, version };
      const { title, typeData, typeVersion, blocks, blockOrder, seo } = former;
      const row = { title, typeData, typeVersion, blocks, blockOrder, seo };
      return restore({ app, em, stored, former: comparableContent(app, page.type, row), part })?.();
    };
    const content = isPrepared ? prepared.content : await again();
    const answer = { pageID: page.id, formerVersionID: version.id };
    if (!content) return { ...answer, pageVersionID: version.id, revision: version.revision, isChanged: false };
    await assertRoomForVersion(context);
    const current = await withCurrentMedia(context, { type: page.type, content, level: 'draft' });
    em.assign(version, { isFrozen: true });
    const closedAs = { reason: 'restored', restoredFrom: former.id } as const;
    const standing = formerOf(version, contentOf(version));
    const written = await writeLatestVersion(context, { page, former: standing, content: current, closedAs });
    await noteSameAsLive(context, page, { ...written, content: current });
    const { number, revision } = written;
    const changes = { version: number, revision, restored: former.number, ...(part ? { part: nameOf(part) } : {}) };
    audit({ entity: 'page', entityID: page.id, changes });
    emit('page.stored', { pageID: page.id, versionID: written.id });
    return { ...answer, pageVersionID: written.id, revision, isChanged: true };
  },
  { prepare },
);
