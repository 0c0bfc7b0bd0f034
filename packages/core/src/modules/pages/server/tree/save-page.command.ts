import { publicPath } from '#contract/locale.ts';
import { canonicalSlug } from '#contract/slug.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { fail } from '../page/fail.ts';
import { lockPageRow } from '../page/find-page.ts';
import { isLiveElsewhere, livePathOf } from '../page/live-path.ts';
import { pageSubject } from '../rights/page.policy.ts';
import { lockTree } from '../page/page-tree.ts';
import { isTooLong } from './plan-addresses.ts';
import { moveAddresses } from './move-addresses.ts';
import { withTranslations } from './shared-slug.ts';

export interface SavePageInput {
  readonly id: string;
  readonly slug: string;
  /** With the publication that moves the page, also rewrites links to the old address that were typed as text. Links by id never need it. */
  readonly shouldUpdateLinks: boolean;
  /** The print of the address changes that somebody was shown. Where others would be made by now: G_49. */
  readonly seen?: string | undefined;
}

export interface SavedPage {
  readonly slug: string;
  /** The wanted address. */
  readonly path: string;
  /** The address at which visitors find the page; null where it is not live. */
  readonly livePath: string | null;
}

/**
 * Saves the address that a page is wanted at; what lies below it follows, and so do translations that share its slug. What is
 * live stays where it is until it is published.
 */
export const savePage = defineCommand<SavePageInput, SavedPage>(
  'page.save',
  async (context, input) => {
    const { app, em, actor, now, authorize, audit } = context;
    const slug = canonicalSlug(input.slug) ?? fail('invalid', 'slug');
    await lockTree(em, 'exclusive');
    const page = await lockPageRow(em, input.id);
    authorize('edit-page', await pageSubject(em, actor, page));
    const from = publicPath(page.slug, page.locale, app.settings);
    const path = publicPath(slug, page.locale, app.settings);
    if (isTooLong(app, { to: slug, locale: page.locale })) fail('tooLong', 'slug');
    const livePath = (await livePathOf(em, page.id)) ?? null;
    const shouldUpdateLinks = livePath !== null && path !== livePath && input.shouldUpdateLinks;
    if (from === path && page.shouldUpdateLinks === shouldUpdateLinks) return { slug, path, livePath };

    if (from === path) {
      if (await isLiveElsewhere(em, path, page.id)) fail('taken', 'slug');
      em.assign(page, { shouldUpdateLinks, updatedAt: now });
      await em.flush();
    }
    const roots = await withTranslations(app, context.database, page, slug);
    const moved = await moveAddresses(context, { roots, shouldUpdateLinks: input.shouldUpdateLinks, seen: input.seen });
    const along = moved.length > 1 ? { along: moved.length - 1 } : {};
    audit({ entity: 'page', entityID: page.id, changes: { from, to: path, shouldUpdateLinks, ...along } });
    return { slug, path, livePath };
  },
  { conflicts: { lectern_page_slug_unique: { property: 'slug', code: 'V_06' } } },
);
