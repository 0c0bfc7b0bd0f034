import type { PlannerData } from '../../planner-data.types.ts';
import type { Appointment } from '../appointments/appointment.entity.ts';
import { timeLabel } from '../appointments/labels.ts';
import { findRegion } from '../appointments/wanted.ts';
import { hashOfToken } from '../links/tokens.ts';
import { optionsOf } from '../planner-app.ts';
import { consentText } from '../waiting/wait-for-time.ts';
import { Waiting } from '../waiting/waiting.entity.ts';
import { addressOf, shownAppointment, shownErrors, shownRegion } from './shown.ts';
import { faultOf, gone, isAboutWaiting, textsOf } from './visitor-look.ts';
import type { VisitorLook } from './visitor-look.ts';

/** The form of the waiting list, as it was filled in. */
export const waitingForm = ({ app, posted, locale }: VisitorLook) => ({
  values: textsOf(isAboutWaiting(posted) ? (posted?.fields ?? {}) : {}),
  errors: isAboutWaiting(posted) ? shownErrors(posted?.errors ?? [], locale) : [],
  consent: consentText(app, locale),
});

/** A time that is held for somebody who waits, by the link of its mail. */
export async function offerStep(context: VisitorLook, held: Appointment | undefined, token: string): Promise<PlannerData> {
  const { app, locale, query } = context;
  const person = held && (await app.em().findOne(Waiting, { holdID: held.id }));
  const shown = held && (await shownAppointment(app, held, locale));
  const until = person?.heldUntil;
  const { regio } = query;
  if (!shown || !until || until <= app.now()) return { ...gone(context), ...(regio ? { href: addressOf({ regio }) } : {}) };
  const { region, advisor, slot } = shown;
  const said = timeLabel(until.getTime(), optionsOf(app).timeZone, locale);
  return { step: 'offer', region, advisor, slot, token, until: said, ...faultOf(context) };
}

/** What became of somebody on the waiting list, or where they leave it. */
export async function waitingStep(context: VisitorLook): Promise<PlannerData> {
  const { app, query } = context;
  const { afmelden: token, wacht, regio } = query;
  if (token === undefined) {
    const region = regio === undefined ? undefined : await findRegion(app, regio);
    return {
      step: 'waiting',
      state: wacht === 'erop' ? 'joined' : 'left',
      ...(region ? { region: await shownRegion(app, region) } : {}),
    };
  }
  const isThere = (await app.em().count(Waiting, { leaveHash: hashOfToken(token) })) > 0;
  return isThere ? { step: 'waiting', state: 'leaving', token } : gone(context);
}
