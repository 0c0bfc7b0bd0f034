import { LecternError } from '#contract/errors.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { comparableContent, Page } from '../../pages/server/public.ts';
import type { PublicationGate } from '../../pages/server/public.ts';
import { wantedChecks } from './check-levels.ts';
import { fail } from './fail.ts';
import { makeChecks } from './make-checks.ts';

/** Holds up what a check finds that the site has stand in the way, unless somebody waived it. */
export const createPublicationGate = (app: Lectern): PublicationGate => ({
  async pass(version) {
    const blocking = (await wantedChecks(app)).filter(({ level }) => level === 'block');
    if (blocking.length === 0) return false;
    const page = (await app.em().findOne(Page, { id: version.pageID })) ?? fail('noPage');
    const content = comparableContent(app, page.type, version);
    const made = await makeChecks(app, blocking, { page, versionID: version.id, content });
    const errors = made.flatMap(({ findings }) => findings.filter(({ waiver }) => waiver === null));
    if (errors.length > 0) throw new LecternError(errors.map(({ waiver: _waiver, ...error }) => error));
    return true;
  },
});
