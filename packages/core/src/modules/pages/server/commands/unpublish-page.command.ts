import { fail } from '../../../../contract/errors.ts';
import { userIDOf } from '../../../../server/kernel/actor.ts';
import { defineCommand } from '../../../../server/kernel/command.ts';
import { cacheTags } from '../../../../server/kernel/invalidations.ts';
import { lockPage } from '../find-page.ts';
import { pageSubject } from '../page.policy.ts';
import { livePageOwner, writeReferences } from '../references.ts';
import { endPublication } from './publish-page.command.ts';

/** Takes a page off the site. Its versions stay. */
export const unpublishPage = defineCommand<{ readonly id: string }, undefined>(
  'page.unpublish',
  async ({ em, actor, now, authorize, audit, emit, invalidate }, { id }) => {
    const { page } = await lockPage(em, id);
    authorize('publish-page', await pageSubject(em, actor, page));
    if (!page.publishedVersionID) fail('V_07');
    await endPublication(em, page.publicationID, userIDOf(actor), now);
    em.assign(page, { publishedVersionID: null, publicationID: null });
    await em.flush();
    const [live] = await em.execute<{ path: string }[]>('delete from lectern_published_page where page_id = ? returning path', [
      page.id,
    ]);
    await writeReferences(em, livePageOwner(page.id), []);
    audit({ entity: 'page', entityID: page.id, changes: { published: null } });
    invalidate(
      cacheTags.page(page.id),
      cacheTags.link(page.id),
      ...(live ? [cacheTags.path(live.path)] : []),
      cacheTags.type(page.type),
    );
    emit('page.unpublished', { pageID: page.id });
    return undefined;
  },
);
