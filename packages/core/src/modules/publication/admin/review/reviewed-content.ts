import type { PageContent } from '#modules/pages/edits/page-content.ts';
import type { ReviewedContent } from '../../publication.schema.ts';

/** Content as the API answers it, in the form in which it is compared. */
export const contentOf = ({ title, typeData, blocks, blockOrder, seoSettings }: ReviewedContent): PageContent => ({
  title,
  typeData,
  blocks,
  order: blockOrder,
  seo: seoSettings,
});

/** A page that says nothing yet, to which all of a new one is added. Its settings are no news. */
export const nothingOf = (content: PageContent): PageContent => ({ ...content, blocks: {}, order: [] });
