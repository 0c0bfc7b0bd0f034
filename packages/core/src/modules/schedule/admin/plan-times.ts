import { formatMoment } from '#admin/messages/format.ts';
import type { Plan } from '../schedule.calls.ts';

/** Day and time of a plan in the zone in which it was set. */
export const timeOf = ({ at, zone }: Pick<Plan, 'at' | 'zone'>): string => formatMoment(at, zone);

/** Day (`YYYY-MM-DD`) and time (`HH:MM`) of a plan as fields hold them. */
export const fieldsOf = ({ wallTime }: Pick<Plan, 'wallTime'>): { readonly day: string; readonly time: string } => ({
  day: wallTime.slice(0, 10),
  time: wallTime.slice(11, 16),
});
