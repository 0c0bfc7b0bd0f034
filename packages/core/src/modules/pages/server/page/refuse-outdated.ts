import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { fail } from '#contract/refusing.ts';
import { lastWriter } from './last-writer.ts';
import type { Authorship } from '../../edits/edit-author.ts';
import type { EditConflict } from '../../edits/merge-operations.ts';
import type { PageVersion } from './page-version.entity.ts';

interface Writer {
  readonly id: number | null;
  readonly name: string | null;
}

/** A write of a version. */
type Revision = Pick<PageVersion, 'pageID' | 'revision' | 'updatedAt'>;

/** Who wrote a page last; nobody where that person is gone. */
async function writerOf(em: SqlEntityManager, { pageID }: Revision): Promise<Writer | undefined> {
  const rows: Writer[] = await em.execute(`select u.id, u.name ${lastWriter('?')}`, [pageID]);
  return rows[0];
}

/**
 * Refuses a change that is based on an outdated revision (G_03) and says who wrote the present one and when, so that
 * people know whom to talk to: `savedAt`, and `savedByID` with `savedBy` while that account exists; with `conflicts`, what both
 * changed, each with `by` and `at`. To be called only
 * after the policy let the actor at the page.
 */
export async function refuseOutdated(
  em: SqlEntityManager,
  version: Revision,
  conflicts?: readonly (EditConflict & Partial<Authorship>)[],
): Promise<never> {
  const writer = await writerOf(em, version);
  const by = writer?.id ? { savedByID: writer.id, savedBy: writer.name ?? '' } : {};
  return fail('outdated', undefined, { savedAt: version.updatedAt.toISOString(), ...by }, conflicts && { conflicts });
}
