import { fail } from '#contract/refusing.ts';
import { canonicalSource } from '#contract/source-address.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';

/** Has what stands at an address made anew, with its blocks where it is a page, in every process and in the proxies in front. */
export const purgePage = defineCommand<{ readonly path: string }, void>(
  'delivery.purge',
  async ({ em, authorize, audit, invalidate }, input) => {
    authorize('manage-settings');
    const path = canonicalSource(input.path) ?? fail('invalid', 'path');
    const [page]: { page_id: string }[] = await em.execute('select page_id from lectern_published_page where path = ?', [path]);
    invalidate(cacheTags.path(path), ...(page ? [cacheTags.page(page.page_id)] : []));
    audit({ entity: 'address', entityID: path });
  },
);
