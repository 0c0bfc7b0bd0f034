import { canonicalSlug } from '#contract/slug.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { fail } from '../page/fail.ts';
import { latestVersion } from '../page/find-page.ts';
import { Page } from '../page/page.entity.ts';
import { authorizePage, authorizePlace } from '../rights/page.policy.ts';
import { findParent, lockTree } from '../page/page-tree.ts';
import { putBackBelow } from './put-back-below.ts';
import { contentReferences, versionOwner, writeReferences } from '../content/references.ts';
import { freeSlug, isSlugFree } from '../tree/slug-availability.ts';
import { trashedPages } from './trash.ts';

export interface RestorePageInput {
  /** The page that was deleted, with which those below it come back. */
  readonly id: string;
  /** Where it is wanted now. Default: where it was. */
  readonly slug?: string | undefined;
}

export interface RestoredPage {
  readonly slug: string;
  readonly restoredPages: readonly string[];
}

/** Puts one page back at a slug: below what it stood below and among its translations, where that is still so. */
async function putBack(context: CommandContext, page: Page, slug: string): Promise<void> {
  const { app, em, now, audit, emit } = context;
  const above = page.parentID ?? page.formerParentID ?? null;
  const parent = above ? await findParent(em, above, page.locale) : undefined;
  const { translationGroup, locale } = page;
  const isReplaced = (await em.count(Page, { translationGroup, locale })) > 0;
  em.assign(page, {
    slug,
    parentID: parent?.id ?? null,
    formerParentID: parent ? null : above,
    translationGroup: isReplaced ? page.id : translationGroup,
    deletedAt: null,
    deletedBy: null,
    trashID: null,
    updatedAt: now,
  });
  await em.flush();
  const version = await latestVersion(em, page);
  const references = contentReferences(app.blocks, app.pageTypes.get(page.type), version);
  await writeReferences(em, versionOwner(version), references);
  audit({ entity: 'page', entityID: page.id, changes: { slug } });
  emit('page.restored', { pageID: page.id });
  await putBackBelow(context, page.id);
}

/** Those above others first, so that each finds its parent there. */
function fromTheTop([root, ...rest]: readonly [Page, ...Page[]]): Page[] {
  const ordered: Page[] = [root];
  for (const page of ordered) ordered.push(...rest.filter(({ parentID }) => parentID === page.id));
  return ordered;
}

/**
 * Takes a page out of the trash, with those that went along, as drafts. Where its slug is taken by now: V_06, with a free one
 * as `data.slug`. A slug below it that is taken gets a number.
 */
export const restorePage = defineCommand<RestorePageInput, RestoredPage>(
  'page.restore',
  async (context, { id, slug: asked }) => {
    const { app, em } = context;
    await lockTree(em, 'exclusive');
    const pages = fromTheTop(await trashedPages(em, id));
    for (const page of pages) await authorizePage(em, context, { permission: 'delete-page', page });
    const [root] = pages;
    const parent = root?.parentID ? await findParent(em, root.parentID, root.locale) : undefined;
    if (root) await authorizePlace(em, context, { page: root, parent: parent ?? null });
    let own = '';
    for (const page of pages) {
      const wanted = page.id === id && asked !== undefined ? (canonicalSlug(asked) ?? fail('invalid', 'slug')) : page.slug;
      const place = { slug: wanted, locale: page.locale };
      const isFree = await isSlugFree(app, em, place);
      const slug = isFree ? wanted : await freeSlug(app, em, place);
      if (page.id === id && !isFree) fail('taken', 'slug', undefined, { slug });
      await putBack(context, page, slug);
      if (page.id === id) own = slug;
    }
    return { slug: own, restoredPages: pages.map((page) => page.id) };
  },
  { conflicts: { lectern_page_slug_unique: { property: 'slug', code: 'V_06' } } },
);
