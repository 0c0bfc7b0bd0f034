import type { CheckedBlock, CheckedImage, CheckedLink, CheckedPage, DrawnPage } from '#contract/check.ts';
import { publicPath } from '#contract/locale.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { allKeys } from '#modules/pages/edits/place.ts';
import type { Page } from '#modules/pages/server/public.ts';
import { drawVersion } from './draw-version.ts';
import { fileNames } from './file-names.query.ts';
import { findTargets } from './link-targets.query.ts';
import { readValues } from './read-values.ts';
import type { ReadValues } from './read-values.ts';

/** A version of a page, at the versions of the code. */
export interface VersionToCheck {
  readonly page: Pick<Page, 'id' | 'type' | 'locale' | 'slug'>;
  readonly versionID: string;
  readonly content: PageContent;
}

type Plain = Omit<CheckedBlock, 'images' | 'links' | 'texts'>;
interface ReadBlock {
  readonly block: Plain;
  readonly read: ReadValues;
}

/** The blocks that the code knows, from top to bottom. */
function readBlocks({ blocks: types }: Lectern, content: PageContent): ReadBlock[] {
  const parents = new Map(
    Object.values(content.blocks).flatMap(({ key, slots = {} }) =>
      Object.values(slots).flatMap((keys) => keys.map((each) => [each, key])),
    ),
  );
  return allKeys(content).flatMap((key) => {
    const block = content.blocks[key];
    const definition = block && types.get(block.type);
    if (!definition || definition.version !== block.version) return [];
    const { type, anchorPoint, props: values } = block;
    const hasNested = Object.values(block.slots ?? {}).some((keys) => keys.length > 0);
    const hasMore = hasNested || definition.load !== undefined || definition.post !== undefined;
    const read = readValues(definition.fields, values, `blocks.${key}`);
    return [{ block: { key, type, anchorPoint, values, hasMore, parent: parents.get(key) ?? null }, read }];
  });
}

/** The draft as checks read it. Asks the database for what its links and images lead to; draws it only for who asks. */
export async function checkedPage(app: Lectern, { page, versionID, content }: VersionToCheck): Promise<CheckedPage> {
  const { id: pageID, type, locale, slug } = page;
  const { title, seo, typeData } = content;
  const own = readValues(app.pageTypes.get(type)?.fields ?? {}, typeData, 'typeData');
  const blocks = readBlocks(app, content);
  const all = [own, ...blocks.map(({ read }) => read)];
  const targetOf = await findTargets(
    app,
    all.flatMap(({ links }) => links.map(({ value }) => value)),
  );
  const nameOf = await fileNames(
    app,
    all.flatMap(({ images }) => images.map(({ value }) => value.fileID)),
  );
  const itself = { title, isLive: true, anchors: blocks.flatMap(({ block: { anchorPoint } }) => anchorPoint || []) };

  const links = (read: ReadValues): CheckedLink[] =>
    read.links.map(({ property, value: to }) => ({
      property,
      to,
      page: 'page' in to && to.page === pageID ? itself : targetOf(to),
    }));
  const images = (read: ReadValues): CheckedImage[] =>
    read.images.map(({ property, value }) => ({ property, value, fileName: nameOf(value.fileID) }));
  const checked = blocks.map(({ block, read }): CheckedBlock => ({
    ...block,
    texts: read.texts,
    links: links(read),
    images: images(read),
  }));
  let drawn: Promise<DrawnPage> | undefined;
  return {
    pageID,
    type,
    locale,
    path: publicPath(slug, locale, app.settings),
    title,
    seo,
    data: { values: typeData, texts: own.texts, links: links(own), images: images(own) },
    blocks: checked,
    draw: () => (drawn ??= drawVersion(app, versionID, checked)),
  };
}
