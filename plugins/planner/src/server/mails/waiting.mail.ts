import type { ComposeContext, MailTemplate, PluginApp } from '@lectern/core/server';
import { Appointment } from '../appointments/appointment.entity.ts';
import { openWaiting } from '../appointments/contact.ts';
import { timeLabel } from '../appointments/labels.ts';
import { readAppointment } from '../appointments/read-appointment.ts';
import { pagePath } from '../links/page-path.ts';
import { waitingToken } from '../links/tokens.ts';
import { optionsOf } from '../planner-app.ts';
import { Region } from '../rules/region.entity.ts';
import { textOf } from '../texts.ts';
import { Waiting } from '../waiting/waiting.entity.ts';

type Context = Omit<ComposeContext<PluginApp>, 'recipient'>;

/** Who waits; undefined where they do not any more. */
const readWaiting = async ({ em, references }: Context): Promise<Waiting | undefined> =>
  (await em.findOne(Waiting, { id: String(references['waiting']) })) ?? undefined;

/** Who is still offered the very time of the mail. */
async function readOffer(context: Context): Promise<Waiting | undefined> {
  const person = await readWaiting(context);
  if (!person?.heldUntil || person.holdID !== context.references['hold']) return undefined;
  return person.heldUntil > context.now ? person : undefined;
}

const leaving = (app: PluginApp, { id, locale }: Waiting, language: string) => ({
  label: textOf('leaveLink', language),
  path: pagePath(app, locale, { afmelden: waitingToken(app, 'leave', id) }),
});

/** Tells somebody that they are on a waiting list, and how to leave it. */
export const waitingMail: MailTemplate<PluginApp> = {
  name: 'waiting',
  async compose(context) {
    const { app, em, language } = context;
    const person = await readWaiting(context);
    if (!person) return undefined;
    const values = { region: (await em.findOne(Region, { id: person.regionID }))?.name ?? '' };
    return app.mail.write({
      subject: textOf('waitingSubject', language, values),
      paragraphs: [textOf('waitingText', language, values)],
      actions: [leaving(app, person, language)],
      language,
    });
  },
  async findRecipient(context) {
    const person = await readWaiting(context);
    return person && openWaiting(context.app, person).email;
  },
};

/** Offers somebody who waits a time that is held for them. */
export const freeTimeMail: MailTemplate<PluginApp> = {
  name: 'free-time',
  async compose(context) {
    const { app, em, language } = context;
    const person = await readOffer(context);
    const held = person && (await em.findOne(Appointment, { id: person.holdID ?? '', status: 'held' }));
    if (!person?.heldUntil || !held) return undefined;
    const { label, advisorName, regionName } = await readAppointment(app, em, held);
    const until = timeLabel(person.heldUntil.getTime(), optionsOf(app).timeZone, person.locale);
    const values = { label, advisor: advisorName, region: regionName, until };
    const query = { regio: held.regionID, wachtlijst: waitingToken(app, 'take', held.id) };
    return app.mail.write({
      subject: textOf('freeTimeSubject', language, values),
      paragraphs: [textOf('freeTimeText', language, values), textOf('freeTimeAfter', language, values)],
      actions: [
        { label: textOf('freeTimeLink', language), path: pagePath(app, person.locale, query) },
        leaving(app, person, language),
      ],
      language,
    });
  },
  async findRecipient(context) {
    const person = await readOffer(context);
    return person && openWaiting(context.app, person).email;
  },
};
