import type { TestApp } from '@lectern/testing';
import { deliverMails } from '../../mail/server/deliver-mails.ts';
import type { OutgoingMail } from '../../mail/server/mail-transport.ts';

/** Sends what waits in the outbox and answers with it. */
export async function receiveMails({ app }: TestApp): Promise<OutgoingMail[]> {
  const received: OutgoingMail[] = [];
  const send = (mail: OutgoingMail): Promise<void> => {
    received.push(mail);
    return Promise.resolve();
  };
  await deliverMails(app, { transport: { kind: 'smtp', send } });
  return received;
}

/** The token in the link of a mail. */
export const tokenIn = (mail: OutgoingMail | undefined): string => /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
