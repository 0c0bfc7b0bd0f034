import { fail } from '../../../../contract/errors.ts';
import { defineCommand } from '../../../../server/kernel/command.ts';
import { lockPage } from '../find-page.ts';
import { pageSubject } from '../page.policy.ts';
import { settleRequest } from '../request-keeper.ts';
import { takeOffSite } from '../take-off-site.ts';

/** Takes a page off the site. Its versions stay. */
export const unpublishPage = defineCommand<{ readonly id: string }, undefined>('page.unpublish', async (context, { id }) => {
  const { em, actor, authorize, audit } = context;
  const { page } = await lockPage(em, id);
  authorize('publish-page', await pageSubject(em, actor, page));
  if (!page.publishedVersionID) fail('V_07');
  await takeOffSite(context, page);
  await settleRequest(context, page.id, 'unpublished');
  audit({ entity: 'page', entityID: page.id, changes: { published: null } });
  return undefined;
});
