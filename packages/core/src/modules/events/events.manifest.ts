import { defineModule } from '../../contract/module.ts';

/** The listeners of the log of events, and what they could not take. */
export const events = defineModule({
  id: 'events',
  audit: {
    actions: {
      'events.dismiss': 'Dismiss an event',
      'events.retry': 'Try an event again',
    },
    subjects: {
      'set-aside-event': 'Event',
    },
    fields: {
      event: 'Event',
      listener: 'Listener',
    },
  },
});
