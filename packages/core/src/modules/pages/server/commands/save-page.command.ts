import { fail } from '../../../../contract/errors.ts';
import { publicPath } from '../../../../contract/locale.ts';
import { canonicalSlug } from '../../../../contract/slug.ts';
import { defineCommand } from '../../../../server/kernel/command.ts';
import { lockPageRow } from '../find-page.ts';
import { isLiveElsewhere, livePathOf } from '../live-path.ts';
import { pageSubject } from '../page.policy.ts';

export interface SavePageInput {
  readonly id: string;
  readonly slug: string;
  /** With the publication that moves the page, also rewrites links to the old address that were typed as text. Links by id never need it. */
  readonly shouldUpdateLinks: boolean;
}

export interface SavedPage {
  readonly slug: string;
  /** The wanted address. */
  readonly path: string;
  /** The address at which visitors find the page; null where it is not live. */
  readonly livePath: string | null;
}

/** Saves the address that a page is wanted at. What is live stays where it is until the page is published. */
export const savePage = defineCommand<SavePageInput, SavedPage>(
  'page.save',
  async ({ app, em, actor, now, authorize, audit }, input) => {
    const slug = canonicalSlug(input.slug) ?? fail('V_12', 'slug');
    const page = await lockPageRow(em, input.id);
    authorize('edit-page', await pageSubject(em, actor, page));
    const from = publicPath(page.slug, page.locale, app.settings);
    const path = publicPath(slug, page.locale, app.settings);
    if (path.length > 520) fail('V_14', 'slug');
    const livePath = (await livePathOf(em, page.id)) ?? null;
    const shouldUpdateLinks = livePath !== null && path !== livePath && input.shouldUpdateLinks;
    if (from === path && page.shouldUpdateLinks === shouldUpdateLinks) return { slug, path, livePath };
    if (await isLiveElsewhere(em, path, page.id)) fail('V_06', 'slug');

    em.assign(page, { slug, shouldUpdateLinks, updatedAt: now });
    await em.flush();
    audit({ entity: 'page', entityID: page.id, changes: { from, to: path, shouldUpdateLinks } });
    return { slug, path, livePath };
  },
  { conflicts: { lectern_page_slug_unique: { property: 'slug', code: 'V_06' } } },
);
