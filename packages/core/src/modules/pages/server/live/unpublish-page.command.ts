import { fail } from '#contract/refusing.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { lockPage } from '../page/find-page.ts';
import type { Page } from '../page/page.entity.ts';
import { pageSubject } from '../rights/page.policy.ts';
import { settleRequest } from './request-keeper.ts';
import type { LeavingAddress } from '../../page.schema.ts';
import { leaveSite } from './leave-site.ts';

interface UnpublishInput {
  readonly id: string;
  /** What becomes of its addresses. Default: `not-found`. */
  readonly address?: LeavingAddress | undefined;
}

/** Takes a live page that is locked off the site, for who may publish it. Its versions stay. */
export async function unpublish(context: CommandContext, page: Page, address: LeavingAddress = 'not-found'): Promise<void> {
  const { em, actor, authorize, audit } = context;
  authorize('publish-page', await pageSubject(em, actor, page));
  if (!page.publishedVersionID) fail('notNow');
  await leaveSite(context, [page], address);
  await settleRequest(context, page.id, 'unpublished');
  audit({
    entity: 'page',
    entityID: page.id,
    changes: { published: null, address: typeof address === 'string' ? address : address.page },
  });
}

/** Takes a page off the site. */
export const unpublishPage = defineCommand<UnpublishInput, undefined>('page.unpublish', async (context, { id, address }) => {
  const { page } = await lockPage(context.em, id);
  await unpublish(context, page, address);
  return undefined;
});
