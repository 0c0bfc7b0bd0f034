import { isLecternError } from '#contract/errors.ts';
import type { FieldError } from '#contract/errors.ts';
import { route } from '#server/http/route.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import { checkVersion, pageSubject } from '../../pages/server/public.ts';
import type { PageVersion } from '../../pages/server/public.ts';
import { checksCalls } from '../checks.calls.ts';
import { wantedChecks } from './check-levels.ts';
import { revokeWaiver } from './commands/revoke-waiver.command.ts';
import { waiveCheck } from './commands/waive-check.command.ts';
import { fail } from './fail.ts';
import { makeChecks } from './make-checks.ts';
import { readVersion } from './read-version.ts';

/** What publishing would refuse of a version. */
async function refusedOf(app: Lectern, type: string, version: PageVersion): Promise<readonly FieldError[]> {
  try {
    await checkVersion(app, app.em(), type, version);
    return [];
  } catch (error) {
    if (isLecternError(error)) return error.errors;
    throw error;
  }
}

export const checksRoutes = [
  route(checksCalls.outlook, async ({ app, actor, params }) => {
    const em = app.em();
    const read = await readVersion(app, em, params.id);
    const subject = await pageSubject(em, actor, read.page);
    if (!can(actor, 'view-page', subject)) fail('forbidden');
    const problems = await refusedOf(app, read.page.type, read.version);
    const checks = await makeChecks(app, await wantedChecks(app), read);
    const places = new Set(problems.map(({ property = '' }) => property.replace(/\.altText$/, '')));
    return {
      data: {
        revision: read.version.revision,
        problems: [...problems],
        // What publishing refuses anyway is said once.
        checks: checks.map((check) => ({
          ...check,
          findings: check.findings.filter(({ property, code }) => code !== 'G_75' || !places.has(property)),
        })),
        canWaive: can(actor, 'waive-checks', subject),
      },
    };
  }),
  route(checksCalls.waive, ({ run, params, body }) => run(waiveCheck, { id: params.id, ...body })),
  route(checksCalls.revoke, ({ run, params }) => run(revokeWaiver, { id: params.id })),
];
