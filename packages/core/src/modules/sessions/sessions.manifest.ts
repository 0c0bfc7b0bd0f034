import { defineModule } from '../../contract/module.ts';

/** Sessions of people who are signed in, on all their devices. */
export const sessions = defineModule({
  id: 'sessions',
});
