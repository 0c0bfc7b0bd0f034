import type { PluginEntityManager } from '@lectern/core/server';
import { Appointment } from '../appointments/appointment.entity.ts';
import { Absence } from '../rules/absence.entity.ts';

type Reader = Pick<PluginEntityManager, 'find' | 'findOne'>;
type Away = Pick<Absence, 'advisorID' | 'startsAt' | 'endsAt'>;

/** The appointments to come that lie in an absence, by time. */
export const findCovered = (em: Reader, { advisorID, startsAt, endsAt }: Away, now: Date): Promise<Appointment[]> =>
  em.find(
    Appointment,
    { advisorID, status: 'confirmed', startsAt: { $gt: now, $lt: endsAt }, endsAt: { $gt: startsAt } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  );

/** The absence that an appointment lies in; undefined where its advisor is there. */
export const findAbsenceOver = async (
  em: Reader,
  { advisorID, startsAt, endsAt }: Pick<Appointment, 'advisorID' | 'startsAt' | 'endsAt'>,
): Promise<Absence | undefined> =>
  (await em.findOne(Absence, { advisorID, startsAt: { $lt: endsAt }, endsAt: { $gt: startsAt } })) ?? undefined;
