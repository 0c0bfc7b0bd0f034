import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { authorizePage, lockPageRow, pageSubject } from '#modules/pages/server/public.ts';
import { CheckWaiver } from '../check-waiver.entity.ts';
import type { WaivedFinding } from '../check-waiver.entity.ts';
import { wantedChecks } from '../check-levels.ts';
import { fail } from '../fail.ts';
import { findingHash } from '../finding-hash.ts';
import { lookAgain } from '../held/look-again.ts';
import { makeChecks } from '../make-checks.ts';
import { readVersion } from '../read-version.ts';

interface WaiveCheckInput {
  /** Of the version. */
  readonly id: string;
  readonly check: string;
  readonly reason: string;
  /** That was looked at. */
  readonly revision: number;
}

interface Prepared {
  readonly pageID: string;
  readonly findings: readonly WaivedFinding[];
}

/** Waives what a check finds in a version and nobody waived, with a reason. */
export const waiveCheck = defineCommand<WaiveCheckInput, { readonly waiverID: string }, Prepared>(
  'page.waive-check',
  async ({ em, actor, now, authorize, audit }, { check, reason }, { pageID, findings }) => {
    const page = await lockPageRow(em, pageID);
    authorize('waive-checks', await pageSubject(em, actor, page));
    const waiver = em.create(CheckWaiver, {
      id: crypto.randomUUID(),
      pageID,
      check,
      reason,
      findings,
      waivedBy: userIDOf(actor),
      waivedAt: now,
    });
    await em.flush();
    await lookAgain(em, pageID);
    audit({ entity: 'page', entityID: pageID, changes: { waived: check, findings: findings.length, waiver: waiver.id } });
    return { waiverID: waiver.id };
  },
  {
    async prepare(context, { id, check, revision }) {
      const { app } = context;
      const em = app.em();
      const read = await readVersion(app, em, id);
      await authorizePage(em, context, { permission: 'waive-checks', page: read.page });
      if (read.version.revision !== revision) fail('outdated');
      const wanted = (await wantedChecks(app)).filter(({ name }) => name === check);
      if (wanted.length === 0) fail('invalid', 'check');
      return async () => {
        const made = await makeChecks(app, wanted, read);
        const open = made.flatMap(({ findings }) => findings.filter(({ waiver }) => waiver === null));
        if (open.length === 0) fail('notNow');
        const findings = open.map((finding) => ({
          property: finding.property,
          code: finding.code,
          hash: findingHash(read.content, check, finding),
        }));
        return { pageID: read.page.id, findings };
      };
    },
  },
);
