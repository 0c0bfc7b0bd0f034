import { defineModule } from '../../contract/module.ts';

/** The outbox of mails and their delivery. */
export const mail = defineModule({
  id: 'mail',
});
