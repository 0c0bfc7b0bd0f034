import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { fail } from '../../../../contract/errors.ts';
import { publicPath } from '../../../../contract/locale.ts';
import { userIDOf } from '../../../../server/kernel/actor.ts';
import { defineCommand } from '../../../../server/kernel/command.ts';
import { cacheTags } from '../../../../server/kernel/invalidations.ts';
import { lockPage } from '../find-page.ts';
import { pageSubject } from '../page.policy.ts';
import { Publication } from '../publication.entity.ts';
import { publishedDocument } from '../published-document.ts';
import { refuseOutdated } from '../refuse-outdated.ts';
import { contentReferences, writeReferences } from '../references.ts';
import { checkContent, storedContent } from '../write-version.ts';
import { lockUses } from '../../../media/server/public.ts';

export interface PublishPageInput {
  readonly id: string;
  /** When given: what was reviewed. Another revision is not published (G_03). */
  readonly revision?: number | undefined;
}

export interface PublishedPage {
  readonly publishedVersionID: string;
  readonly publishedID: string;
}

/** Publishes the latest stored version: checks all that publishing demands, freezes it, and puts it where visitors read. */
export const publishPage = defineCommand<PublishPageInput, PublishedPage>(
  'page.publish',
  async ({ app, em, actor, now, authorize, audit, emit, invalidate }, input) => {
    await lockUses(em, 'shared');
    const { page, version } = await lockPage(em, input.id);
    authorize('publish-page', await pageSubject(em, page));
    if (input.revision !== undefined && input.revision !== version.revision) return refuseOutdated(em, version);
    if (!app.pageTypes.get(page.type)) fail('V_07');

    const content = await checkContent({
      app,
      em,
      type: page.type,
      content: storedContent(app, page.type, version),
      stored: version.blocks,
      level: 'schema',
    });
    const publication = em.create(Publication, {
      id: crypto.randomUUID(),
      pageID: page.id,
      versionID: version.id,
      publishedBy: userIDOf(actor),
      publishedAt: now,
    });
    const wasPublic = page.publishedVersionID !== null && page.publishedVersionID !== undefined;
    await endPublication(em, page.publicationID, userIDOf(actor), now);
    em.assign(version, { isFrozen: true });
    em.assign(page, { publishedVersionID: version.id, publicationID: publication.id });
    await em.flush();

    const path = publicPath(page.slug, page.locale, app.settings);
    const { document, summary } = publishedDocument(content);
    await em.execute(
      `insert into lectern_published_page (page_id, path, locale, type, version_id, publication_id, title, summary, document, published_at)
       values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?)
       on conflict (page_id) do update set path = excluded.path, type = excluded.type, version_id = excluded.version_id,
         publication_id = excluded.publication_id, title = excluded.title, summary = excluded.summary,
         document = excluded.document, published_at = excluded.published_at`,
      [
        page.id,
        path,
        page.locale,
        page.type,
        version.id,
        publication.id,
        content.title,
        JSON.stringify(summary),
        JSON.stringify(document),
        now,
      ],
    );
    await writeReferences(em, page.id, 'live', contentReferences(app.blocks, app.pageTypes.get(page.type), content));
    // A page that came back lives at its own address again.
    await em.execute('delete from lectern_redirect where path = ?', [path]);
    audit({ entity: 'page', entityID: page.id, changes: { published: version.number } });
    invalidate(cacheTags.page(page.id), cacheTags.path(path), cacheTags.type(page.type));
    if (!wasPublic) invalidate(cacheTags.link(page.id));
    emit('page.published', { pageID: page.id, versionID: version.id });
    return { publishedVersionID: version.id, publishedID: publication.id };
  },
  { conflicts: { lectern_published_page_path_unique: { property: 'slug', code: 'V_06' } } },
);

/** Writes down when and by whom a publication ended. */
export async function endPublication(
  em: SqlEntityManager,
  id: string | null | undefined,
  userID: number | null,
  now: Date,
): Promise<void> {
  if (id) await em.nativeUpdate(Publication, { id }, { endedBy: userID, endedAt: now });
}
