import { upgradeProps } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { PublishedPage } from '../../page.schema.ts';
import { tagReader } from '#server/site/tag-reader.ts';
import type { PublicPage } from './published-pages.ts';

/** The props of a block at the version of the code; as they are stored where they cannot be upgraded. */
function currentProps(app: Lectern, block: StoredBlock): Pick<StoredBlock, 'props' | 'version'> {
  const definition = app.blocks.get(block.type);
  if (!definition) return block;
  try {
    const { props, version } = upgradeProps(definition, block);
    return { props, version };
  } catch (error) {
    app.log.error({ err: error, type: block.type, key: block.key }, 'a block could not be upgraded');
    return block;
  }
}

/** Tags as everybody may read them, each once: two of them may have been merged. */
async function publicTags(app: Lectern, ids: readonly string[]): Promise<PublishedPage['pageVersion']['tags']> {
  if (ids.length === 0) return [];
  const read = await app.service(tagReader).read(ids);
  const shown = read.flatMap(({ id, term, isPrivate }) => (isPrivate ? [] : [[id, { id, term }] as const]));
  return [...new Map(shown).values()];
}

/** A published page as public callers read it: blocks in page order, at the version of the code. */
export async function presentPublicPage(app: Lectern, page: PublicPage): Promise<PublishedPage> {
  const { document } = page;
  const order = [...document.blockOrder, ...Object.keys(document.blocks).filter((key) => !document.blockOrder.includes(key))];
  const blocks = Object.fromEntries(
    order.flatMap((key) => {
      const block = document.blocks[key];
      if (!block) return [];
      return [[key, { ...block, ...currentProps(app, block) }]];
    }),
  );
  return {
    slug: page.path,
    type: page.type,
    pageVersion: {
      title: document.title,
      ...document.seo,
      seoImage: document.images.seo?.seoImage ?? null,
      tags: await publicTags(app, document.seo.tags ?? []),
      pageID: page.pageID,
      blocks,
      blockOrder: document.blockOrder,
    },
    pageType: { props: document.typeData, images: document.images.type ?? {}, files: document.files.type ?? {} },
  };
}
