import type { TestApp } from '@lectern/testing';
import { definePlugin } from '#index.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { defineServer } from '#server/define-server.ts';
import { queueMail } from './queue-mail.ts';
import type { ComposeContext, ComposedMail, QueuedMail } from '#server/kernel/mailer.ts';
import type { PluginApp } from '#server/plugin/plugin-app.ts';

declare module '#contract/audit-words.ts' {
  interface ActionMap {
    readonly 'post.send': string;
  }
}

const manifest = definePlugin({ name: 'post', id: 'post', version: '1.0.0', core: '>=0', entries: { server: true } });

/** The mail that the template of the tests writes; undefined: a plain one. */
export const post: {
  compose: ((context: ComposeContext<PluginApp<undefined>>) => Promise<ComposedMail | undefined>) | undefined;
  /** Who a mail goes to that has no recipient of its own; undefined: nobody. */
  findRecipient: (() => Promise<string | undefined>) | undefined;
} = {
  compose: undefined,
  findRecipient: undefined,
};

export const plainMail: ComposedMail = { subject: 'Welkom bij één', text: 'Dag.\n', html: '<p>Dag.</p>' };

/** A plugin with one kind of mail: `post:card`. */
export const postPlugin = {
  manifest,
  entries: {
    server: defineServer<typeof manifest>({
      mails: [
        {
          name: 'card',
          compose: (context) => post.compose?.(context) ?? Promise.resolve(plainMail),
          findRecipient: () => post.findRecipient?.() ?? Promise.resolve(undefined),
        },
      ],
    }),
  },
};

/** Puts a mail into the outbox as a command does; `isFailing`: the command fails after that. */
export const sendCard = defineCommand<{ readonly mail: QueuedMail; readonly isFailing?: boolean }, void>(
  'post.send',
  async (context, { mail, isFailing }) => {
    context.allowEveryone('a test');
    await queueMail(context, mail);
    if (isFailing) throw new Error('after all not');
  },
);

export const queueCard = (app: TestApp, to: QueuedMail['to'] = { userID: 1 }, references: QueuedMail['references'] = {}) =>
  app.app.execute(sendCard, { mail: { template: 'post:card', to, references } }, systemActor('test'));

export interface MailRow {
  readonly id: string;
  readonly state: string;
  readonly sealed_address: Buffer | null;
  readonly address_hash: Buffer | null;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly next_attempt_at: Date;
  readonly first_attempt_at: Date | null;
}

export const mailRows = async ({ app }: TestApp): Promise<MailRow[]> =>
  (await app.pool.query<MailRow>('select * from lectern_mail order by queued_at, id')).rows;

/** The one row of the outbox. */
export async function mailRow(app: TestApp): Promise<MailRow> {
  const [row, ...others] = await mailRows(app);
  if (!row || others.length > 0) throw new Error(`There are ${others.length + (row ? 1 : 0)} mails in the outbox.`);
  return row;
}
