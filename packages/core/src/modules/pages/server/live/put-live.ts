import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publicPath } from '#contract/locale.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { CommandContext, PrepareContext } from '#server/kernel/command.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { changedTags } from './changed-tags.ts';
import { checkContent, storedContent, withCurrentMedia } from '../content/check-content.ts';
import type { CheckedContent } from '../content/check-content.ts';
import { foldEdits } from '../edits/fold-edits.ts';
import { fail } from '../page/fail.ts';
import { latestVersion } from '../page/find-page.ts';
import { findStoredPage } from '../edits/find-stored-page.ts';
import type { StoredPage } from '../edits/find-stored-page.ts';
import { PageVersion } from '../page/page-version.entity.ts';
import { publicationGate } from './publication-gate.ts';
import type { Page } from '../page/page.entity.ts';
import { authorizePage } from '../rights/page.policy.ts';
import { Publication } from './publication.entity.ts';
import { contentReferences, livePageOwner, writeReferences } from '../content/references.ts';
import { refuseOutdated } from '../page/refuse-outdated.ts';
import { requestKeeper } from './request-keeper.ts';
import { endPublication } from './take-off-site.ts';
import { takeAlong } from './take-along.ts';
import { updateLinks } from '../drafts/update-links.ts';
import { writePublishedPage } from './write-published-page.ts';

export interface PublishedPage {
  readonly publishedVersionID: string;
  readonly publishedID: string;
  /** Where it is live now. */
  readonly path: string;
  /** Pages whose drafts had typed links that were rewritten, because the page moved. */
  readonly updatedPages: readonly string[];
}

/** A version with its content, which may be published. */
export interface Publishable {
  readonly version: Pick<PageVersion, 'id' | 'number' | 'revision'>;
  readonly content: CheckedContent;
  /** Whether checks that may stand in the way were made of it. */
  readonly isGated: boolean;
}

/** Under which circumstances a version is put live. */
export interface GoingLive extends Omit<Publishable, 'isGated'> {
  /** As `lockTreeToMove` said before the page was locked. */
  readonly isTreeHeld: boolean;
  /** Which pages below a page that moves go along: those for which the actor holds this. */
  readonly permission: string;
}

/** Constraints that a command which puts pages live may meet. */
export const liveConflicts = { lectern_published_page_path_unique: { property: 'slug', code: 'V_06' } } as const;

/** Checks all that publishing demands. */
export function checkVersion(
  app: Lectern,
  em: SqlEntityManager,
  type: string,
  version: StoredPage['version'],
): Promise<CheckedContent> {
  const content = storedContent(app, type, version);
  return checkContent({ app, em, type, content, stored: version, level: 'schema' });
}

/** A version that was held against all that publishing demands, and that nothing stands in the way of. Not for a transaction. */
export async function publishable(app: Lectern, type: string, version: StoredPage['version']): Promise<Publishable> {
  const content = await checkVersion(app, app.em(), type, version);
  return { version, content, isGated: await app.service(publicationGate).pass(version) };
}

/** Checks the latest version before the transaction, for who holds a permission for its page. G_03 where it is of another revision. */
export async function prepareLatest(
  context: PrepareContext,
  { id, revision, permission }: { readonly id: string; readonly revision: number | undefined; readonly permission: string },
): Promise<() => Promise<Publishable>> {
  const { app } = context;
  const { page, version } = await findStoredPage(app, 'page', id);
  const em = app.orm.em.fork();
  await authorizePage(em, context, { permission, page });
  if (revision !== undefined && revision !== version.revision) return refuseOutdated(em, version);
  if (!app.pageTypes.get(page.type)) fail('notNow');
  return () => publishable(app, page.type, version);
}

/** Freezes the latest version. Where another was stored since one was prepared, that one is checked and frozen, unless a revision was asked for or checks may stand in its way. */
export async function freezeLatest(
  context: CommandContext,
  page: Page,
  { prepared, revision }: { readonly prepared: Publishable; readonly revision: number | undefined },
): Promise<Publishable> {
  const { app, em } = context;
  const { isGated } = prepared;
  const { id, revision: preparedRevision } = prepared.version;
  const current = () => withCurrentMedia(context, { type: page.type, content: prepared.content, level: 'schema' });
  const asPrepared = { id, revision: preparedRevision, contentRevision: preparedRevision };
  const isLatest = page.latestVersionID === id;
  if (isLatest && (await em.nativeUpdate(PageVersion, asPrepared, { isFrozen: true })) > 0)
    return { ...prepared, content: await current() };
  const version = await latestVersion(em, page);
  const isPrepared = isLatest && version.revision === preparedRevision;
  if (!isPrepared && (revision !== undefined || isGated)) return refuseOutdated(em, version);
  await foldEdits({ app, em }, page.type, version);
  em.assign(version, { isFrozen: true });
  return { version, isGated, content: isPrepared ? await current() : await checkVersion(app, em, page.type, version) };
}

/**
 * Puts a frozen version where visitors read: ends what was live, and settles what was requested. The page is locked. Where it
 * moves, live pages below it go along; G_49 where it began to move only while the lock was waited for.
 */
export async function putLive(
  context: CommandContext,
  page: Page,
  { version, content, isTreeHeld, permission }: GoingLive,
): Promise<PublishedPage> {
  const { app, em, actor, now, audit, emit, invalidate } = context;
  const publication = em.create(Publication, {
    id: crypto.randomUUID(),
    pageID: page.id,
    versionID: version.id,
    publishedBy: userIDOf(actor),
    publishedAt: now,
  });
  const { shouldUpdateLinks } = page;
  await endPublication(context, page);
  em.assign(page, { publishedVersionID: version.id, publicationID: publication.id, shouldUpdateLinks: false });
  await em.flush();

  const path = publicPath(page.slug, page.locale, app.settings);
  const { before, after, requested } = await writePublishedPage(em, { page, path, publication, content });
  if (requested !== undefined) await app.service(requestKeeper).settle(context, { id: requested, pageID: page.id }, 'published');
  const from = before?.path;
  await writeReferences(em, livePageOwner(page.id), contentReferences(app.blocks, app.pageTypes.get(page.type), content));
  invalidate(...changedTags(before, after, app.pageTypes.get(page.type)));
  const move = from === undefined || from === path ? undefined : { from, to: path };
  if (move && !isTreeHeld) fail('movedMeanwhile');
  if (move) emit('page.renamed', { pageID: page.id, ...move });
  const along = move ? await takeAlong(context, { pageID: page.id, permission, ...move }) : [];
  const moves = [...(move ? [{ ...move, shouldUpdateLinks }] : []), ...along].filter((one) => one.shouldUpdateLinks);
  const updatedPages = await updateLinks(context, page.id, moves);
  const moved = move ? { ...move, along: along.length, updatedPages: updatedPages.length } : {};
  audit({ entity: 'page', entityID: page.id, changes: { published: version.number, ...moved } });
  emit('page.published', { pageID: page.id, versionID: version.id });
  return { publishedVersionID: version.id, publishedID: publication.id, path, updatedPages };
}
