import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import { userIDOf } from '../../../server/kernel/actor.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import { assertUsable } from '../../media/server/public.ts';
import type { CheckedContent } from './check-content.ts';
import { differenceOf } from '../edits/difference.ts';
import { currentContent } from './edits/fold-edits.ts';
import { noteAuthor, writeEdit } from './edits/page-edits.ts';
import { contentOf } from './edits/version-content.ts';
import { PageVersion } from './page-version.entity.ts';
import { listedTitle } from './page.entity.ts';
import type { Page } from './page.entity.ts';
import { contentReferences, versionOwner, writeReferences, writeVersionMedia } from './references.ts';

interface WriteOptions {
  readonly app: Lectern;
  readonly em: SqlEntityManager;
  readonly page: Page;
  /** The latest version; undefined where this is the first. */
  readonly version: PageVersion | undefined;
  readonly content: CheckedContent;
  readonly actor: Actor;
  readonly now: Date;
  /** Ends the sitting with this write, for this reason: the next one begins another version. Default: it goes on. */
  readonly closedAs?: Pick<PageVersion, 'reason'> & Partial<Pick<PageVersion, 'restoredFrom'>>;
}

/**
 * Writes checked content as the latest version of a page: into the version itself, or into a new one where it
 * was closed. References are written in the same transaction.
 */
export async function writeLatestVersion(options: WriteOptions): Promise<PageVersion> {
  const { app, em, page, version, actor, now, closedAs } = options;
  const before = version && contentOf(await currentContent({ app, em }, page.type, version));
  const { own: _own, warnings: _warnings, rowVersions: _rowVersions, ...content } = options.content;
  const target =
    version && !version.isFrozen
      ? version
      : em.create(PageVersion, {
          id: crypto.randomUUID(),
          pageID: page.id,
          number: (version?.number ?? 0) + 1,
          revision: 0,
          contentRevision: 0,
          createdBy: userIDOf(actor),
          createdAt: now,
          ...content,
        });
  const revision = (version?.revision ?? 0) + 1;
  const closing = closedAs ? { ...closedAs, isFrozen: true } : {};
  em.assign(target, { ...content, ...closing, revision, contentRevision: revision, updatedAt: now });
  const { title, typeData } = content;
  em.assign(page, { title: listedTitle(title), typeData, latestVersionID: target.id, updatedAt: now });
  await em.flush();
  const references = contentReferences(app.blocks, app.pageTypes.get(page.type), content);
  await assertUsable({ em, actor, pageID: page.id, references });
  await writeReferences(em, versionOwner(target), references, version?.id);
  await writeVersionMedia(em, target, references);
  const write = { pageID: page.id, versionID: target.id, userID: userIDOf(actor), writtenAt: now };
  if (!before) await noteAuthor(em, write);
  else {
    // For those who are editing the page meanwhile.
    const operations = differenceOf(before, contentOf(target));
    await writeEdit(em, { ...write, revision, operations, client: crypto.randomUUID(), sequence: 0 });
  }
  return target;
}
