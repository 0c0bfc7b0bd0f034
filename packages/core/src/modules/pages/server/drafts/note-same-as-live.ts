import type { CommandContext } from '#server/kernel/command.ts';
import { differenceOf } from '../../edits/difference.ts';
import type { CheckedContent } from '../content/check-content.ts';
import { comparableContent } from '../edits/version-content.ts';
import { PageVersion } from '../page/page-version.entity.ts';
import type { Page } from '../page/page.entity.ts';
import type { WrittenVersion } from './write-version.ts';

/** Where a page says again what visitors read, nothing of it waits for publication. */
export async function noteSameAsLive(
  { app, em }: CommandContext,
  { type, publishedVersionID }: Page,
  { id, revision, content }: WrittenVersion & { readonly content: CheckedContent },
): Promise<void> {
  const live = publishedVersionID ? await em.findOne(PageVersion, { id: publishedVersionID }) : null;
  if (!live || live.id === id) return;
  const difference = differenceOf(comparableContent(app, type, content), comparableContent(app, type, live));
  if (difference.length > 0) return;
  await em.execute('update lectern_page_version set same_as = ?, same_revision = ? where id = ?', [live.id, revision, id]);
}
