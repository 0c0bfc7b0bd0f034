import { defineMessages } from '@lectern/core/admin';
import manifest from '../manifest.ts';

/** The texts about the words of a page in the editor. */
export const t = defineMessages(manifest, {
  'page.title': 'Words by which it is found',
  'page.failed': 'The words could not be read.',
  'page.waiting': 'The page is live and is not indexed yet. That takes a moment after it is published.',
  'page.not-live': 'The page is not live, so visitors do not find it.',
  'page.no-index': 'Search engines shall leave the page out as it is live, so this search does too.',
  'page.type': 'Pages of this type are not searched.',
  'page.stands-in': 'The page stands in for what is missing, so it is never found.',
  'page.live': 'Of the page as it is live, in any form. The most telling words come first.',
  'page.group.title': 'In the title',
  'page.group.summaries': 'In descriptions, keywords and tags',
  'page.group.headings': 'In headings',
  'page.group.text': 'In texts',
  'page.isPart': 'as a part of words',
  'page.more_one': 'and {{count}} more',
  'page.more_other': 'and {{count}} more',
});
