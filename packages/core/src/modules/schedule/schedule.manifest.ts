import { defineModule } from '../../contract/module.ts';

/** What goes live, and off the site, at a time that was set. */
export const schedule = defineModule({
  id: 'schedule',
  errors: {
    G_25: { status: 400, text: 'lies in the past.' },
    G_26: { status: 404, text: 'Nothing is planned for this page (any more).' },
  },
});
