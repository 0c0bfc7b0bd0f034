import type { PluginCommandContext } from '@lectern/core/server';
import { holds } from '../../definition/conditions.ts';
import type { Answers, FormDefinition, Path } from '../../definition/definition.types.ts';
import { askPersons } from '../consent/ask-persons.ts';
import { formLanguage } from '../forms-app.ts';
import { submissionSubject } from '../subjects.ts';

interface Sent {
  readonly id: string;
  readonly form: FormDefinition;
  readonly locale: string;
  readonly answers: Answers;
  /** Of the page on which it was filled in; undefined where that is not known. */
  readonly path: string | undefined;
}

/** Queues the mails of a submission: to everybody at the office whom it concerns, to whoever sent it, and to who is to sign it. */
export async function queueMails(context: PluginCommandContext, { id, form, locale, answers, path }: Sent): Promise<void> {
  const { mail } = context.app;
  const about = { entity: submissionSubject, id };
  const references = { submission: id };
  const valueOf = (path: Path) => {
    const answer = answers[path];
    return typeof answer === 'string' ? answer : undefined;
  };
  const addresses = form.recipients.filter(({ when }) => !when || holds(when, valueOf)).map(({ email }) => email);
  for (const email of new Set(addresses))
    await mail.queue(context, { template: 'forms:office', to: { email }, references, about, language: form.languages[0] });
  if (form.confirmTo !== undefined && typeof answers[form.confirmTo] === 'string')
    await mail.queue(context, {
      template: 'forms:confirmation',
      to: 'template',
      references,
      about,
      language: formLanguage(form, locale),
    });
  await askPersons(context, { id, form, locale, answers, path });
}
