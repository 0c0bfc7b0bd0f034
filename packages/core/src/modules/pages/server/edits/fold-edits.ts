import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '#server/kernel/lectern.ts';
import { PageVersion } from '../page/page-version.entity.ts';
import { contentReferences, versionOwner, writeReferences, writeVersionMedia } from '../content/references.ts';
import { resolveMedia } from '../content/resolve-media.ts';
import { foldSoon } from './fold-soon.ts';
import { editsBetween, operationsOf } from './page-edits.ts';
import { withEdits } from './version-content.ts';

interface Place {
  readonly app: Lectern;
  readonly em: SqlEntityManager;
}

/** The content of a version with the edits that stand beside its row. */
export async function currentContent(place: Place, type: string, version: Readonly<PageVersion>) {
  const { content, edits } = await readBeside(place, type, version);
  // What one fold settles is not worked out by each who reads.
  foldSoon(place.app, { operations: operationsOf(edits).length, revisions: edits.length });
  return content;
}

async function readBeside({ app, em }: Place, type: string, version: Readonly<PageVersion>) {
  const { pageID, contentRevision, revision, title, typeData, typeVersion, blocks, blockOrder, seo } = version;
  const edits = await editsBetween(em, pageID, { after: contentRevision, upTo: revision });
  const content = await withEdits(app, type, { title, typeData, typeVersion, blocks, blockOrder, seo }, edits);
  return { content, edits };
}

/** Writes the edits of a version into its row, with all that it refers to. The page is locked. */
export async function foldEdits({ app, em }: Place, type: string, version: PageVersion): Promise<void> {
  if (version.contentRevision === version.revision) return;
  const { content } = await readBeside({ app, em }, type, version);
  const { blocks } = await resolveMedia(app, em, app.pageTypes.get(type), content);
  em.assign(version, { ...content, blocks, contentRevision: version.revision });
  await em.flush();
  const references = contentReferences(app.blocks, app.pageTypes.get(type), version);
  await writeReferences(em, versionOwner(version), references);
  await writeVersionMedia(em, version, references);
}

/** A version to write into: the latest one while its sitting lasts, or else a new one with the same content. */
export async function openVersion(
  { app, em }: Place,
  { type, version, userID, now }: { type: string; version: PageVersion; userID: number | null; now: Date },
): Promise<PageVersion> {
  await foldEdits({ app, em }, type, version);
  const { pageID, number, revision, title, typeData, typeVersion, blocks, blockOrder, seo } = version;
  em.assign(version, { isFrozen: true });
  const next = em.create(PageVersion, {
    id: crypto.randomUUID(),
    pageID,
    number: number + 1,
    revision,
    contentRevision: revision,
    title,
    typeData,
    typeVersion,
    blocks,
    blockOrder,
    seo,
    createdBy: userID,
    createdAt: now,
    updatedAt: now,
  });
  await em.flush();
  const references = contentReferences(app.blocks, app.pageTypes.get(type), next);
  await writeReferences(em, versionOwner(next), references, version.id);
  await writeVersionMedia(em, next, references);
  return next;
}
