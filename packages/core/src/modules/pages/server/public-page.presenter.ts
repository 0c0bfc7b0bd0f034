import { upgradeProps } from '../../../contract/block.ts';
import type { StoredBlock } from '../../../contract/content.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import type { PublishedPage } from '../page.schema.ts';
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

/** A published page as public callers read it: blocks in page order, at the version of the code. */
export function presentPublicPage(app: Lectern, page: PublicPage): PublishedPage {
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
      pageID: page.pageID,
      blocks,
      blockOrder: document.blockOrder,
    },
    pageType: { props: document.typeData, images: document.images.type ?? {}, files: document.files.type ?? {} },
  };
}
