import { fail } from '../../../../contract/errors.ts';
import { userIDOf } from '../../../../server/kernel/actor.ts';
import { defineCommand } from '../../../../server/kernel/command.ts';
import { changedTags, shownPage } from '../changed-tags.ts';
import { lockPage } from '../find-page.ts';
import { pageSubject } from '../page.policy.ts';
import { livePageOwner, writeReferences } from '../references.ts';
import { endPublication } from './publish-page.command.ts';

/** Takes a page off the site. Its versions stay. */
export const unpublishPage = defineCommand<{ readonly id: string }, undefined>(
  'page.unpublish',
  async ({ app, em, actor, now, authorize, audit, emit, invalidate }, { id }) => {
    const { page } = await lockPage(em, id);
    authorize('publish-page', await pageSubject(em, actor, page));
    if (!page.publishedVersionID) fail('V_07');
    await endPublication(em, page.publicationID, userIDOf(actor), now);
    em.assign(page, { publishedVersionID: null, publicationID: null });
    await em.flush();
    const before = await shownPage(em, page.id);
    await em.execute('delete from lectern_published_page where page_id = ?', [page.id]);
    await writeReferences(em, livePageOwner(page.id), []);
    audit({ entity: 'page', entityID: page.id, changes: { published: null } });
    invalidate(...changedTags(before, undefined, app.pageTypes.get(page.type)));
    emit('page.unpublished', { pageID: page.id });
    return undefined;
  },
);
