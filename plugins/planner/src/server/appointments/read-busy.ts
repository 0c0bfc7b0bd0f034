import type { PluginEntityManager } from '@lectern/core/server';
import type { BusySpan, Span } from '../../slots/rules.types.ts';
import { Appointment } from './appointment.entity.ts';

const minute = 60_000;

/** Rows whose time is somebody's at this moment: what is confirmed, and what is held no longer than its ten minutes. */
export const takenAt = (now: Date) => ({
  $or: [{ status: 'confirmed' as const }, { status: 'held' as const, heldUntil: { $gt: now } }],
});

interface Question {
  readonly now: Date;
  /** Default: all. */
  readonly advisors?: readonly string[];
  /** The row of whoever asks: their own time is free to them. */
  readonly except?: string | undefined;
}

/** Appointments and holds that reach into a span. */
export async function readBusy(
  em: Pick<PluginEntityManager, 'find'>,
  { start, end }: Span,
  { now, advisors, except }: Question,
): Promise<readonly BusySpan[]> {
  const rows = await em.find(
    Appointment,
    {
      ...(advisors ? { advisorID: { $in: [...advisors] } } : {}),
      busyTo: { $gt: new Date(start) },
      busyFrom: { $lt: new Date(end) },
      ...takenAt(now),
    },
    { fields: ['id', 'advisorID', 'startsAt', 'endsAt', 'busyFrom', 'busyTo'], disableIdentityMap: true },
  );
  return rows
    .filter(({ id }) => id !== except)
    .map(({ advisorID, startsAt, endsAt, busyFrom, busyTo }) => ({
      advisor: advisorID,
      start: startsAt.getTime(),
      end: endsAt.getTime(),
      bufferBefore: (startsAt.getTime() - busyFrom.getTime()) / minute,
      bufferAfter: (busyTo.getTime() - endsAt.getTime()) / minute,
    }));
}
