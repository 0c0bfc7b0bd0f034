import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publicPath } from '../../../contract/locale.ts';
import { userIDOf } from '../../../server/kernel/actor.ts';
import type { CommandContext, PrepareContext } from '../../../server/kernel/command.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import { changedTags } from './changed-tags.ts';
import { checkContent, storedContent, withCurrentMedia } from './check-content.ts';
import type { CheckedContent } from './check-content.ts';
import { foldEdits } from './edits/fold-edits.ts';
import { fail } from './fail.ts';
import { latestVersion } from './find-page.ts';
import { findStoredPage } from './find-stored-page.ts';
import type { StoredPage } from './find-stored-page.ts';
import { PageVersion } from './page-version.entity.ts';
import type { Page } from './page.entity.ts';
import { authorizePage } from './page.policy.ts';
import { Publication } from './publication.entity.ts';
import { contentReferences, livePageOwner, writeReferences } from './references.ts';
import { refuseOutdated } from './refuse-outdated.ts';
import { requestKeeper } from './request-keeper.ts';
import { endPublication } from './take-off-site.ts';
import { updateLinks } from './update-links.ts';
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
  if (!app.pageTypes.get(page.type)) fail('V_07');
  return async () => ({ version, content: await checkVersion(app, em, page.type, version) });
}

/** Freezes the latest version. Where another was stored since one was prepared, that one is checked and frozen, unless a revision was asked for. */
export async function freezeLatest(
  { app, em }: CommandContext,
  page: Page,
  { prepared, revision }: { readonly prepared: Publishable; readonly revision: number | undefined },
): Promise<Publishable> {
  const { id, revision: preparedRevision } = prepared.version;
  const current = () => withCurrentMedia({ app, em, type: page.type, content: prepared.content, level: 'schema' });
  const asPrepared = { id, revision: preparedRevision, contentRevision: preparedRevision };
  const isLatest = page.latestVersionID === id;
  if (isLatest && (await em.nativeUpdate(PageVersion, asPrepared, { isFrozen: true })) > 0)
    return { version: prepared.version, content: await current() };
  const version = await latestVersion(em, page);
  const isPrepared = isLatest && version.revision === preparedRevision;
  if (!isPrepared && revision !== undefined) return refuseOutdated(em, version);
  await foldEdits({ app, em }, page.type, version);
  em.assign(version, { isFrozen: true });
  return { version, content: isPrepared ? await current() : await checkVersion(app, em, page.type, version) };
}

/** Puts a frozen version where visitors read: ends what was live, and settles what was requested. The page is locked. */
export async function putLive(context: CommandContext, page: Page, { version, content }: Publishable): Promise<PublishedPage> {
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
  const hasMoved = from !== undefined && from !== path;
  const updatedPages = hasMoved && shouldUpdateLinks ? await updateLinks(context, { pageID: page.id, from, to: path }) : [];
  const move = hasMoved ? { from, to: path, updatedPages: updatedPages.length } : {};
  audit({ entity: 'page', entityID: page.id, changes: { published: version.number, ...move } });
  emit('page.published', { pageID: page.id, versionID: version.id });
  if (hasMoved) emit('page.renamed', { pageID: page.id, from, to: path });
  return { publishedVersionID: version.id, publishedID: publication.id, path, updatedPages };
}
