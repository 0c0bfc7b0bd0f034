import type { PluginEntityManager } from '@lectern/core/server';
import type { StaffAdvisor, StaffReason, StaffRegion } from '../../rules.calls.ts';
import type { SlotReason } from '../../slots/rules.types.ts';
import { Absence } from './absence.entity.ts';
import { Advisor } from './advisor.entity.ts';
import { advisorFacts } from './read-rules.ts';
import type { Region } from './region.entity.ts';

export const presentRegion = ({ id, name, shapes, postcodes, advisors, settings, revision }: Region): StaffRegion => ({
  id,
  name,
  shapes,
  postcodes,
  advisors,
  settings,
  revision,
});

const presentAdvisor = (advisor: Advisor, absences: readonly Absence[]): StaffAdvisor => ({
  ...advisorFacts(advisor),
  absences: absences
    .filter(({ advisorID }) => advisorID === advisor.id)
    .map(({ id, startsAt, endsAt, note }) => ({ id, start: startsAt.toISOString(), end: endsAt.toISOString(), note })),
  revision: advisor.revision,
});

/** The advisors by name, or the one of an id. */
export async function findAdvisors(em: PluginEntityManager, id?: string): Promise<readonly StaffAdvisor[]> {
  const advisors = await em.find(
    Advisor,
    { isRemoved: false, ...(id === undefined ? {} : { id }) },
    { orderBy: { name: 'asc', id: 'asc' } },
  );
  const absences = await em.find(
    Absence,
    { advisorID: { $in: advisors.map((advisor) => advisor.id) } },
    { orderBy: { startsAt: 'asc' } },
  );
  return advisors.map((advisor) => presentAdvisor(advisor, absences));
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** A reason as it travels; null where there is none. */
export function presentReason(reason: SlotReason | undefined): StaffReason | null {
  if (!reason) return null;
  if (reason.kind === 'notice') return { kind: 'notice', from: iso(reason.from) };
  if (reason.kind === 'calendar-silent') return { kind: reason.kind, since: reason.since === null ? null : iso(reason.since) };
  if (reason.kind === 'absence' || reason.kind === 'calendar' || reason.kind === 'appointment')
    return { kind: reason.kind, start: iso(reason.start), end: iso(reason.end) };
  return reason;
}
