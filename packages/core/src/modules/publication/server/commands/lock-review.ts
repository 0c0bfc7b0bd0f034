import type { CommandContext } from '#server/kernel/command.ts';
import { findVersion, lockPageRow, pageSubject } from '#modules/pages/server/public.ts';
import type { Page, PageVersion } from '#modules/pages/server/public.ts';
import { openRequestFor } from '../find-request.ts';
import type { PublicationRequest } from '../publication-request.entity.ts';

interface LockedReview {
  readonly page: Page;
  readonly version: PageVersion;
  readonly request: PublicationRequest;
}

/**
 * The open request for a version, with its page locked until the end of the transaction, for who may review that page: of two
 * who decide at once, the later one finds it decided (G_41).
 */
export async function lockReview({ em, actor, authorize }: CommandContext, versionID: string): Promise<LockedReview> {
  const { version } = await findVersion(em, versionID);
  const page = await lockPageRow(em, version.pageID);
  authorize('review-publication', await pageSubject(em, actor, page));
  return { page, version, request: await openRequestFor(em, versionID) };
}
