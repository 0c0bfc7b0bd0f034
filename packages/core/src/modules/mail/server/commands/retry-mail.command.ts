import { fail } from '#contract/refusing.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { sendMailsJob } from '../queue-mail.ts';

/** States in which an attempt can be asked for; every other is over, or under way. */
export const retryableStates: ReadonlySet<string> = new Set(['waiting', 'failed']);

/** Lets a mail that waits or was given up be sent now, with another 24 hours to succeed. */
export const retryMail = defineCommand<{ readonly id: string }, void>(
  'mail.retry',
  async ({ app, em, now, authorize, audit, afterCommit }, { id }) => {
    authorize('manage-settings');
    const rows: { state: string; template: string }[] = await em.execute(
      'select state, template from lectern_mail where id = ? for update',
      [id],
    );
    const [mail] = rows;
    if (!mail) fail('notFound');
    if (!retryableStates.has(mail.state)) fail('notNow');
    await em.execute(
      `update lectern_mail set state = 'waiting', next_attempt_at = ?, first_attempt_at = null, ended_at = null where id = ?`,
      [now, id],
    );
    audit({ entity: 'mail', entityID: id, changes: { template: mail.template } });
    afterCommit(() => app.jobs.nudge(sendMailsJob));
  },
);
