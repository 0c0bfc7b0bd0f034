import { defineModule } from '../../contract/module.ts';

/** What pages say, across all of them: found, replaced, sent to translators and taken back in. */
export const pageTexts = defineModule({
  id: 'page-texts',
  permissions: {
    'manage-glossary': { label: 'Manage the glossary of machine translation', firstRoles: ['publisher'] },
  },
  health: {
    unread: {
      label: 'Translations that nobody has read',
      help: 'Pages with texts that a machine translated and no person has changed or approved yet.',
    },
  },
  checks: {
    unread: {
      label: 'Machine translations',
      help: 'Texts that a machine translated and no person has read: it may have misunderstood them.',
    },
  },
  errors: {
    G_52: { status: 400, text: 'was translated by a machine, and nobody has read it yet.' },
    G_67: {
      status: 400,
      text: 'This is no XLIFF 2 document that can be read: it is not well formed, holds a document type or entities, or no texts of pages.',
    },
    G_68: { status: 400, text: 'This document is translated to a language that this site does not have.' },
    G_93: {
      status: 503,
      text: 'The machine translator did not answer, or not with what can be used. Nothing was changed: try again later.',
    },
    G_69: { status: 400, text: 'are of several languages: one document is translated from one.' },
  },
  audit: {
    actions: {
      'glossary.remove': 'Take a term out of the glossary',
      'glossary.set': 'Say how a term is translated',
      'page-texts.approve': 'Approve what a machine translated',
      'page-texts.import': 'Take translated texts in',
      'page-texts.replace': 'Replace texts in pages',
      'page-texts.translate': 'Translate a page by machine',
    },
    subjects: {
      'glossary-term': 'Term',
    },
    fields: {
      approved: 'Approved texts',
      source: 'Term',
      target: 'Translation',
      texts: 'Texts',
    },
  },
});
