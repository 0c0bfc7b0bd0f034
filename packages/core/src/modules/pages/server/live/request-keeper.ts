import type { CommandContext } from '#server/kernel/command.ts';
import { defineServiceKey } from '#server/kernel/service.ts';
import type { PageVersion } from '../page/page-version.entity.ts';

/** What was done with a page, so that nobody has to decide on the request for its publication any more. */
export type Settling = 'published' | 'unpublished' | 'deleted';

/** The port through which pages say what became of a page whose publication was requested. */
export interface RequestKeeper {
  /** Ends the open request for a version, in the transaction. */
  settle(context: CommandContext, requested: Pick<PageVersion, 'id' | 'pageID'>, by: Settling): Promise<void>;
}

export const requestKeeper = defineServiceKey<RequestKeeper>('pages/request-keeper');

/** Part of a statement about the page with an id: the publication of none of its versions is requested any more, `id` of the one whose was. */
export const unmarked = `unmarked as (update lectern_page_version set has_publication_request = false
  where page_id = ?::uuid and has_publication_request returning id)`;

/** Notes that the publication of no version of a page is requested any more. Answers with the one whose was; undefined for none. */
export async function unmarkRequested({ em }: Pick<CommandContext, 'em'>, pageID: string): Promise<string | undefined> {
  const [row] = await em.execute<{ id: string }[]>(`with ${unmarked} select id from unmarked`, [pageID]);
  return row?.id;
}

/** Notes that the publication of a version is requested. */
export async function markRequested({ em }: Pick<CommandContext, 'em'>, versionID: string): Promise<void> {
  await em.execute('update lectern_page_version set has_publication_request = true where id = ?', [versionID]);
}

/** Ends the open request of a page, where there is one. The page is locked. */
export async function settleRequest(context: CommandContext, pageID: string, by: Settling): Promise<void> {
  const id = await unmarkRequested(context, pageID);
  if (id !== undefined) await context.app.service(requestKeeper).settle(context, { id, pageID }, by);
}
