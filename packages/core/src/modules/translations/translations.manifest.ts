import { defineModule } from '../../contract/module.ts';

/** What of each translation is behind its source, block by block, and the whole site by page and language. */
export const translations = defineModule({
  id: 'translations',
  errors: {
    G_51: { status: 409, text: 'This page has no source with which it could be compared.' },
    G_53: { status: 409, text: 'This page belongs to no other: there is nothing to unlink.' },
  },
  audit: {
    actions: {
      'page.apply-source-changes': 'Follow the source of a translation',
      'page.confirm-translated': 'Note that a translation is up to date',
      'page.link-sibling': 'Link a page as a translation',
      'page.unlink-sibling': 'Unlink a page from its translations',
    },
    fields: {
      translationOf: 'Translation of',
      upToDate: 'Places that are up to date',
    },
  },
});
