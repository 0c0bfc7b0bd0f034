import type { CheckedPage } from '#contract/check.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { PageCheck } from '#server/server-entry.ts';
import type { IncomingContent } from '#modules/pages/server/public.ts';
import { unreadParts } from './machine-texts.ts';

/** What a page says, as checks get it. */
const contentOf = ({ title, seo, data, blocks }: CheckedPage): IncomingContent => ({
  title,
  seo,
  typeData: data.values,
  blocks: Object.fromEntries(blocks.map(({ key, type, values: props }) => [key, { type, props, anchorPoint: '' }])),
  blockOrder: blocks.map(({ key }) => key),
});

/** Texts that a machine wrote and no person has read: one finding a block, and one for each part of the page itself. */
export const checkUnread: PageCheck<Lectern> = async (page, app) => {
  const parts = await unreadParts(app, app.em(), { id: page.pageID, type: page.type, content: contentOf(page) });
  return parts.map(({ part }) => ({ property: part, code: 'G_52' }));
};
