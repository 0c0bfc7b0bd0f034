import { defineModule } from '../../contract/module.ts';

/** The outbox of mails and their delivery. */
export const mail = defineModule({
  id: 'mail',
  audit: {
    actions: {
      'mail.resend': 'Send a mail once more',
      'mail.retry': 'Send a mail again',
    },
    subjects: {
      mail: 'Mail',
    },
    fields: {
      template: 'Mail',
    },
  },
});
