import * as z from 'zod';
import { defineModule } from '../../contract/module.ts';

/** The search of the site: its calls and its index, whose engine a plugin brings. */
export const search = defineModule({
  id: 'search',
  permissions: {
    'manage-search': { label: 'Manage the search index' },
  },
  errors: {
    G_99: { status: 409, text: 'The pages are being indexed already.' },
  },
  events: {
    /** Somebody, or another reading of words, wants every page indexed anew. */
    'search.rebuild': z.strictObject({ run: z.uuid() }),
    /** An engine knows more of a page than its index: what its files say. */
    'search.outdated': z.strictObject({ pageID: z.uuid() }),
  },
  audit: {
    actions: {
      'search.cancel': 'Stop indexing for search',
      'search.index': 'Index all pages for search',
      'search.remove': 'Remove all pages from the search index',
      'search.renew-pages': 'Take in pages for search once more',
    },
    subjects: {
      'search-engine': 'Search engine',
    },
  },
});
