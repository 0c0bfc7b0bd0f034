import { publicPath } from '#contract/locale.ts';
import { canonicalSlug } from '#contract/slug.ts';
import type { List } from '#contract/list.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import type { AddressChange, AddressChanges } from '../../tree.calls.ts';
import { fail } from '../page/fail.ts';
import { Page } from '../page/page.entity.ts';
import { pageSubject } from '../rights/page.policy.ts';
import { findParent, idsBelow } from '../page/page-tree.ts';
import { newSlugBelow } from './new-slug-below.ts';
import { isMoved, planAddresses, printOf } from './plan-addresses.ts';
import type { PlannedAddress } from './plan-addresses.ts';
import { withTranslations } from './shared-slug.ts';

/** Another slug for a page, or another place. */
type Wish = { readonly slug: string } | { readonly parentID: string | null };

/** Pages that are named; the others are counted. */
const named = 100;

/** What becomes of addresses if a page gets another slug or place. Refuses what the change itself would refuse of that page. */
export async function previewAddresses(
  app: Lectern,
  actor: Actor,
  { id, wish }: { readonly id: string; readonly wish: Wish },
): Promise<AddressChanges> {
  const em = app.orm.em.fork();
  const page = (await em.findOne(Page, { id })) ?? fail('noPage');
  if (!can(actor, 'edit-page', await pageSubject(em, actor, page))) fail('forbidden');
  const slugAt = async (parentID: string | null): Promise<string> => {
    const parent = parentID === null ? null : ((await findParent(em, parentID, page.locale)) ?? fail('invalid', 'parentID'));
    if (parent && [id, ...(await idsBelow(em, [id]))].includes(parent.id)) fail('notNow', 'parentID');
    return newSlugBelow(em, page, parent);
  };
  const slug = 'slug' in wish ? (canonicalSlug(wish.slug) ?? fail('invalid', 'slug')) : await slugAt(wish.parentID);
  const roots = await withTranslations(app, app.database, page, slug);
  const plan = await planAddresses(app, app.database, { actor, roots });
  const changeOf = ({ from, to, ...about }: PlannedAddress): AddressChange => ({
    id: about.id,
    title: about.title,
    locale: about.locale,
    from: publicPath(from, about.locale, app.settings),
    to: publicPath(to, about.locale, app.settings),
    livePath: about.livePath,
  });
  const listed = (pages: readonly PlannedAddress[]): List<AddressChange> => ({
    // What they may not edit they may not be allowed to see.
    items: pages
      .filter(({ mayEdit }) => mayEdit)
      .slice(0, named)
      .map(changeOf),
    totalItems: pages.length,
  });
  const changed = plan.filter(isMoved);
  return {
    changed: listed(changed),
    live: changed.filter(({ livePath }) => livePath !== null).length,
    kept: listed(plan.filter((one) => !isMoved(one))),
    taken: listed(changed.filter(({ isTaken }) => isTaken)),
    refused: changed.filter(({ mayEdit }) => !mayEdit).length,
    print: printOf(plan),
  };
}
