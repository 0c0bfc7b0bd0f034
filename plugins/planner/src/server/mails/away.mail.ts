import type { ComposeContext, MailTemplate, PluginApp } from '@lectern/core/server';
import { openContact } from '../appointments/contact.ts';
import { timeLabel } from '../appointments/labels.ts';
import { readAppointment } from '../appointments/read-appointment.ts';
import { pagePath } from '../links/page-path.ts';
import { linkToken } from '../links/tokens.ts';
import { findAbsenceOver } from '../offers/covered.ts';
import { otherTimes } from '../offers/other-times.ts';
import { optionsOf } from '../planner-app.ts';
import { textOf } from '../texts.ts';
import { readUnchanged } from './read-mail.ts';

type Context = Omit<ComposeContext<PluginApp>, 'recipient'>;

/** The appointment that still lies in an absence; undefined where it was changed, or the absence was taken back. */
async function readAway(context: Context) {
  const { em, now } = context;
  const appointment = await readUnchanged(context);
  if (appointment?.status !== 'confirmed' || appointment.startsAt <= now) return undefined;
  return (await findAbsenceOver(em, appointment)) ? appointment : undefined;
}

/** Offers other times to whoever has an appointment with an advisor who is away then. */
export const awayMail: MailTemplate<PluginApp> = {
  name: 'away',
  async compose(context) {
    const { app, em, language } = context;
    const appointment = await readAway(context);
    if (!appointment) return undefined;
    const { id, locale, reference } = appointment;
    const { label, advisorName } = await readAppointment(app, em, appointment);
    const { slots = [], region } = (await otherTimes(app, em, appointment)) ?? {};
    const times = slots.map(({ start, advisor }) => {
      const name = region?.advisors.find((each) => each.id === advisor)?.name ?? '';
      return textOf('advisorText', language, { label: timeLabel(start, optionsOf(app).timeZone, locale), name });
    });
    const values = { label, advisor: advisorName, reference: reference ?? '' };
    return app.mail.write({
      subject: textOf('awaySubject', language, values),
      paragraphs: [textOf('awayText', language, values), ...(times.length > 0 ? [textOf('awayTimes', language), ...times] : [])],
      actions: [{ label: textOf('awayLink', language), path: pagePath(app, locale, { voorstel: linkToken(app, 'offer', id) }) }],
      language,
    });
  },
  async findRecipient(context) {
    const appointment = await readAway(context);
    return appointment && openContact(context.app, appointment)?.email;
  },
};
