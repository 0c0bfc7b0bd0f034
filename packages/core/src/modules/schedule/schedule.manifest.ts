import { defineModule } from '../../contract/module.ts';

/** What goes live, and off the site, at a time that was set. */
export const schedule = defineModule({
  id: 'schedule',
  errors: {
    G_25: { status: 400, text: 'lies in the past.' },
    G_26: { status: 404, text: 'Nothing is planned for this page (any more).' },
  },
  audit: {
    actions: {
      'page.cancel-plan': 'Take back what is planned for a page',
      'page.do-plan': 'Do what is planned for a page',
      'page.fail-plan': 'Note that what is planned could not be done',
      'page.plan': 'Plan when a page goes live or leaves the site',
    },
    fields: {
      at: 'At',
      codes: 'Reasons',
      planned: 'Planned',
      plannedDone: 'Done as planned',
    },
    values: {
      publish: 'Publish',
      unpublish: 'Unpublish',
    },
  },
});
