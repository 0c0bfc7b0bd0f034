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
});
