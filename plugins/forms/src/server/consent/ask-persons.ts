import { randomBytes, randomUUID } from 'node:crypto';
import type { PluginCommandContext } from '@lectern/core/server';
import type { Answers, FormDefinition } from '../../definition/definition.types.ts';
import { formLanguage } from '../forms-app.ts';
import { hashOfToken } from '../receipt/receipt-token.ts';
import { submissionSubject } from '../subjects.ts';
import { sealConsentLink } from './consent-link.ts';
import { Consent } from './consent.entity.ts';
import { personsOf } from './persons.ts';

const day = 86_400_000;
/** Days for which a link is good, and after which whoever did not answer is asked once more. */
const [linkDays, reminderDays] = [30, 7];

interface Asking {
  readonly id: string;
  readonly form: FormDefinition;
  readonly locale: string;
  readonly answers: Answers;
  /** Of the page on which they sign; undefined where none is known, and nobody is asked. */
  readonly path: string | undefined;
}

/** Asks everybody who is to sign a submission, each by a link of their own, and once more after a week. */
export async function askPersons(context: PluginCommandContext, { id, form, locale, answers, path }: Asking): Promise<void> {
  const { app, em, now } = context;
  if (path === undefined) return;
  for (const { place } of personsOf(form, answers)) {
    const [consentID, token] = [randomUUID(), randomBytes(32).toString('base64url')];
    em.create(Consent, {
      id: consentID,
      submissionID: id,
      place,
      tokenHash: hashOfToken(token),
      link: sealConsentLink(app, consentID, { token, path }),
      state: 'asked',
      signature: null,
      askedAt: now,
      answeredAt: null,
      until: new Date(now.getTime() + linkDays * day),
    });
    await em.flush();
    const mail = {
      to: 'template',
      references: { consent: consentID },
      about: { entity: submissionSubject, id },
      language: formLanguage(form, locale),
    } as const;
    await app.mail.queue(context, { ...mail, template: 'forms:sign' });
    // Once it is answered, its template writes nothing.
    const notBefore = new Date(now.getTime() + reminderDays * day);
    await app.mail.queue(context, { ...mail, template: 'forms:sign-reminder', notBefore });
  }
}
