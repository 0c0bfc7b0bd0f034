import type { MediaRecord } from '../../../contract/content.ts';
import type { Lectern } from '../../../server/app.ts';
import { can } from '../../../server/kernel/policy.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import { PageVersion } from '../../pages/server/page-version.entity.ts';
import { Page } from '../../pages/server/page.entity.ts';
import type { PublishedDocument } from '../../pages/server/published-document.ts';
import { MediaFile } from './media-file.entity.ts';

interface PageFile {
  readonly pageID: string;
  /** `block_images_{key}`, `block_files_{key}`, or a group of the page itself. */
  readonly group: string;
  readonly hash: string;
}

type Records = Readonly<Record<string, MediaRecord>>;
type Content = Pick<PublishedDocument, 'blocks'> & Partial<Pick<PublishedDocument, 'images' | 'files'>>;

function recordsOf(content: Content, group: string): Records[] {
  const ofBlock = /^block_(images|files)_(.+)$/.exec(group);
  if (ofBlock) {
    const block = Object.hasOwn(content.blocks, ofBlock[2] ?? '') ? content.blocks[ofBlock[2] ?? ''] : undefined;
    return block ? [ofBlock[1] === 'images' ? block.__images : block.__files] : [];
  }
  const own = (groups: Readonly<Record<string, Records>> | undefined): Records[] =>
    groups && Object.hasOwn(groups, group) && groups[group] ? [groups[group]] : [];
  return [...own(content.images), ...own(content.files)];
}

const holds = (content: Content, { group, hash }: PageFile): boolean =>
  recordsOf(content, group).some((records) => Object.values(records).some((record) => record.hash === hash));

/**
 * The file behind an address on a page, if whoever asks may see it: visitors what the live version uses there,
 * editors what the latest version uses as well.
 */
export async function isServable(
  app: Lectern,
  actor: Actor,
  wanted: PageFile,
): Promise<{ file: MediaFile; isPublic: boolean } | undefined> {
  const { rows } = await app.pool.query<{ document: PublishedDocument }>(
    'select document from lectern_published_page where page_id = $1',
    [wanted.pageID],
  );
  const isPublic = rows[0] !== undefined && holds(rows[0].document, wanted);
  if (!isPublic && !(can(actor, 'edit-page') && (await isInLatestVersion(app, wanted)))) return undefined;
  const file = await app.orm.em.fork().findOne(MediaFile, { hash: wanted.hash });
  return file ? { file, isPublic } : undefined;
}

async function isInLatestVersion(app: Lectern, wanted: PageFile): Promise<boolean> {
  const em = app.orm.em.fork();
  const page = await em.findOne(Page, { id: wanted.pageID });
  const version = page?.latestVersionID ? await em.findOne(PageVersion, { id: page.latestVersionID }) : null;
  return version !== null && holds({ blocks: version.blocks }, wanted);
}
