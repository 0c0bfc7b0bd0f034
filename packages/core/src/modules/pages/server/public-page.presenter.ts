import { upgradeProps } from '../../../contract/block.ts';
import type { Lectern } from '../../../server/app.ts';
import type { PublicPage } from './public-page.ts';

/** A published page as public callers read it: blocks in page order, at the version of the code. */
export function presentPublicPage(app: Lectern, page: PublicPage) {
  const { document } = page;
  const order = [...document.blockOrder, ...Object.keys(document.blocks).filter((key) => !document.blockOrder.includes(key))];
  const blocks = Object.fromEntries(
    order.flatMap((key) => {
      const block = document.blocks[key];
      if (!block) return [];
      const definition = app.blocks.get(block.type);
      const { props, version } = definition ? upgradeProps(definition, block) : block;
      return [[key, { ...block, version, props }]];
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
