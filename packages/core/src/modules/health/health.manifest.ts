import { defineModule } from '../../contract/module.ts';

/** How the site is: what modules and plugins count of what wants attention, in one place. */
export const health = defineModule({
  id: 'health',
  errors: {
    G_95: { status: 404, text: 'Nothing of this kind is counted, or it has a screen of its own.' },
  },
});
