import { fail } from '../../../../contract/errors.ts';
import { publicPath } from '../../../../contract/locale.ts';
import { canonicalSlug } from '../../../../contract/slug.ts';
import { defineCommand } from '../../../../server/kernel/command.ts';
import type { CommandContext } from '../../../../server/kernel/command.ts';
import { cacheTags } from '../../../../server/kernel/invalidations.ts';
import { can } from '../../../../server/kernel/policy.ts';
import { checkContent, storedContent } from '../check-content.ts';
import { lockPage } from '../find-page.ts';
import { pageSubject } from '../page.policy.ts';
import { rewriteHrefs } from '../rewrite-hrefs.ts';
import { writeLatestVersion } from '../write-version.ts';

export interface SavePageInput {
  readonly id: string;
  readonly slug: string;
  /** Also rewrites links to the old address that were typed as text. Links by id never need it. */
  readonly shouldUpdateLinks: boolean;
}

export interface SavedPage {
  readonly slug: string;
  readonly path: string;
  /** Pages whose drafts had links that were rewritten. */
  readonly updatedPages: readonly string[];
}

/** Saves a page's address. The old one of a live page becomes a permanent redirect. */
export const savePage = defineCommand<SavePageInput, SavedPage>(
  'page.save',
  async (context, input) => {
    const { app, em, now, authorize, audit, emit, invalidate } = context;
    const slug = canonicalSlug(input.slug) ?? fail('V_12', 'slug');
    const { page } = await lockPage(em, input.id);
    authorize('edit-page', await pageSubject(em, page));
    const from = publicPath(page.slug, page.locale, app.settings);
    const to = publicPath(slug, page.locale, app.settings);
    if (to.length > 520) fail('V_14', 'slug');
    if (from === to) return { slug, path: to, updatedPages: [] };

    em.assign(page, { slug, updatedAt: now });
    await em.flush();
    await em.execute('update lectern_published_page set path = ? where page_id = ?', [to, page.id]);
    await em.execute('delete from lectern_redirect where path = ?', [to]);
    if (page.publishedVersionID) {
      await em.execute(
        'insert into lectern_redirect (path, page_id) values (?, ?) on conflict (path) do update set page_id = excluded.page_id',
        [from, page.id],
      );
    }
    const updatedPages = input.shouldUpdateLinks ? await updateLinks(context, from, to) : [];
    audit({ entity: 'page', entityID: page.id, changes: { from, to, updatedPages: updatedPages.length } });
    invalidate(
      cacheTags.page(page.id),
      cacheTags.link(page.id),
      cacheTags.path(from),
      cacheTags.path(to),
      cacheTags.type(page.type),
    );
    emit('page.renamed', { pageID: page.id, from, to });
    return { slug, path: to, updatedPages };
  },
  {
    conflicts: {
      lectern_page_slug_unique: { property: 'slug', code: 'V_06' },
      lectern_published_page_path_unique: { property: 'slug', code: 'V_06' },
    },
  },
);

/** Rewrites typed links in the drafts that the actor may edit. Live versions change with their next publication; until then the redirect serves them. */
async function updateLinks({ app, em, actor, now, audit }: CommandContext, from: string, to: string): Promise<string[]> {
  const rows: { page_id: string }[] = await em.execute(
    `select distinct page_id from lectern_reference where kind = 'path' and target = ? and scope = 'latest' order by page_id`,
    [from],
  );
  const updated: string[] = [];
  for (const { page_id: pageID } of rows) {
    const { page, version } = await lockPage(em, pageID);
    if (!can(actor, 'edit-page', await pageSubject(em, page))) continue;
    const before = storedContent(app, page.type, version);
    const content = await checkContent({
      app,
      em,
      type: page.type,
      content: { ...before, blocks: rewriteHrefs(before.blocks, from, to), typeData: rewriteHrefs(before.typeData, from, to) },
      stored: version.blocks,
      level: 'draft',
    });
    const written = await writeLatestVersion({ app, em, page, version, content, actor, now });
    const changes = { linksFrom: from, linksTo: to, version: written.number, revision: written.revision };
    audit({ entity: 'page', entityID: pageID, changes });
    updated.push(pageID);
  }
  return updated;
}
