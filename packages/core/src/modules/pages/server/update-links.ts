import type { Reference } from '../../../contract/content.ts';
import type { CommandContext } from '../../../server/kernel/command.ts';
import { can } from '../../../server/kernel/policy.ts';
import { checkContent, storedContent } from './check-content.ts';
import { foldEdits } from './edits/fold-edits.ts';
import { lockPage } from './find-page.ts';
import { pageSubject } from './page.policy.ts';
import { rewriteContent } from './rewrite-content.ts';
import { writeLatestVersion } from './write-version.ts';

interface Move {
  readonly pageID: string;
  /** Public paths. */
  readonly from: string;
  readonly to: string;
}

/**
 * Rewrites links to the former address of a page that were typed as text, in the drafts that the actor may edit, and answers
 * with their ids. Live versions change with their next publication; until then the redirect serves them, as it does the page
 * itself: it has just been published as it stands.
 */
export async function updateLinks(
  { app, em, actor, now, audit }: CommandContext,
  { pageID: moved, from, to }: Move,
): Promise<readonly string[]> {
  const rows: { page_id: string }[] = await em.execute(
    `select distinct page_id from lectern_reference
     where kind = 'path' and target = ? and owner_kind = 'page-version' and page_id <> ? order by page_id`,
    [from, moved],
  );
  const reference = ({ kind, id }: Reference): Reference | undefined =>
    kind === 'path' && id === from ? { kind, id: to } : undefined;
  const updated: string[] = [];
  for (const { page_id: pageID } of rows) {
    const { page, version } = await lockPage(em, pageID);
    if (!can(actor, 'edit-page', await pageSubject(em, actor, page))) continue;
    await foldEdits({ app, em }, page.type, version);
    const before = storedContent(app, page.type, version);
    const content = await checkContent({
      app,
      em,
      type: page.type,
      content: rewriteContent(app, page.type, before, { reference }),
      stored: version,
      level: 'draft',
    });
    const written = await writeLatestVersion({ app, em, page, version, content, actor, now });
    const changes = { linksFrom: from, linksTo: to, version: written.number, revision: written.revision };
    audit({ entity: 'page', entityID: pageID, changes });
    updated.push(pageID);
  }
  return updated;
}
