import { defineModule } from '../../contract/module.ts';

/** Sessions of people who are signed in, on all their devices. */
export const sessions = defineModule({
  id: 'sessions',
  audit: {
    actions: {
      'auth.end-all-sessions': 'Log out everywhere',
      'auth.end-session': 'End a session',
    },
  },
});
