import { defineModule } from '../../contract/module.ts';

/** The links between what the site holds: what leads to a page, and where it could lead instead. */
export const links = defineModule({
  id: 'links',
  health: {
    broken: {
      label: 'Broken links to other sites',
      help: 'Addresses that could not be opened on two days: visitors end up nowhere.',
    },
  },
  errors: {
    G_94: { status: 404, text: 'Nothing of the site leads to this address (any more).' },
  },
  audit: {
    actions: {
      'links.replace': 'Replace links to a page',
      'links.replace-address': 'Replace an address of another site',
    },
    subjects: {
      'external-link': 'Link to another site',
    },
    fields: {
      linksFrom: 'Links led to',
      linksTo: 'Links lead to',
      menus: 'Menus',
      pages: 'Pages',
      updatedPages: 'Pages with changed links',
    },
  },
});
