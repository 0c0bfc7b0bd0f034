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

/** The one mail of a kind to an address. Throws where there is none, and where there are several. */
export function mailTo(mails: readonly OutgoingMail[], template: string, address: string): OutgoingMail {
  const [mail, ...others] = mails.filter(({ template: kind, to }) => kind === template && to === address);
  if (!mail || others.length > 0)
    throw new Error(
      `Not one mail "${template}" to ${address}: ${mails.map((each) => `${each.template} to ${each.to}`).join(', ')}`,
    );
  return mail;
}

/** The token in the link of a mail. */
export const tokenIn = (mail: OutgoingMail | undefined): string => /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
