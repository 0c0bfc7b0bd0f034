import type { CheckedPage, CheckFinding } from '#contract/check.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { MadeCheck } from '../checks.schema.ts';
import type { WantedCheck } from './check-levels.ts';
import { findingHash } from './finding-hash.ts';
import { checkedPage } from './reading/checked-page.ts';
import type { VersionToCheck } from './reading/checked-page.ts';
import { standingWaivers } from './standing-waivers.query.ts';

/** Findings of one check that are told; more help nobody. */
const mostFindings = 50;

/** Runs a check. One that throws has found that it could not be made: what nobody looked at is not known to be right. */
async function findingsOf(app: Lectern, { name, run }: WantedCheck, page: CheckedPage): Promise<readonly CheckFinding[]> {
  try {
    return (await run(page, app)).slice(0, mostFindings);
  } catch (error) {
    app.log.error({ err: error, check: name, pageID: page.pageID }, 'a check of a page could not be made');
    return [{ property: '', code: 'G_91' }];
  }
}

/** Makes checks of a version, and says of each finding whether somebody waived it. */
export async function makeChecks(app: Lectern, wanted: readonly WantedCheck[], version: VersionToCheck): Promise<MadeCheck[]> {
  if (wanted.length === 0) return [];
  const page = await checkedPage(app, version);
  const made = await Promise.all(wanted.map(async (check) => ({ check, findings: await findingsOf(app, check, page) })));
  const isAnyFound = made.some(({ findings }) => findings.length > 0);
  const waivers = isAnyFound ? await standingWaivers(app.em(), page.pageID) : [];
  const waiverOf = (check: string, finding: CheckFinding) => {
    const ofCheck = waivers.filter((waiver) => waiver.check === check);
    const hash = ofCheck.length > 0 ? findingHash(version.content, check, finding) : '';
    const waiver = ofCheck.find(({ findings }) => findings.some((waived) => waived.hash === hash));
    return waiver ? { id: waiver.id, reason: waiver.reason, by: waiver.by, at: waiver.at } : null;
  };
  return made.map(({ check: { name, label, level }, findings }) => ({
    name,
    label,
    level,
    findings: findings.map(({ property, code, params }) => ({
      property,
      code,
      ...(params ? { params } : {}),
      waiver: waiverOf(name, { property, code, ...(params ? { params } : {}) }),
    })),
  }));
}
