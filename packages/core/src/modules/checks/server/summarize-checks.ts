import type { Lectern } from '#server/kernel/lectern.ts';
import type { MadeCheck } from '../checks.schema.ts';
import { wantedChecks } from './check-levels.ts';
import { makeChecks } from './make-checks.ts';
import { readVersion } from './read-version.ts';

/** What a check found, in short: to be kept with what was done in spite of it. */
export interface CheckSummary extends Pick<MadeCheck, 'name' | 'label' | 'level'> {
  /** Findings that nobody waived. */
  readonly open: number;
  /** Why the others were, and by whom by name; null for nobody any more. */
  readonly waivers: readonly { readonly reason: string; readonly by: string | null }[];
}

/** Makes the checks of a version, and tells of those that found something. Not in a transaction. */
export async function summarizeChecks(app: Lectern, versionID: string): Promise<CheckSummary[]> {
  const read = await readVersion(app, app.em(), versionID);
  const made = await makeChecks(app, await wantedChecks(app), read);
  return made.flatMap(({ name, label, level, findings }) => {
    const waivers = new Map(findings.flatMap(({ waiver }) => (waiver ? [[waiver.id, waiver] as const] : [])));
    const open = findings.filter(({ waiver }) => waiver === null).length;
    const told = [...waivers.values()].map(({ reason, by }) => ({ reason, by: by?.name ?? null }));
    return findings.length > 0 ? [{ name, label, level, open, waivers: told }] : [];
  });
}
