import { defineModule } from '../../contract/module.ts';

/** The listeners of the log of events, and what they could not take. */
export const events = defineModule({
  id: 'events',
});
