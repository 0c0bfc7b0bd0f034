import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { fail } from '../../../contract/errors.ts';
import type { PageVersion } from './page-version.entity.ts';

interface Writer {
  readonly id: number | null;
  readonly name: string | null;
}

/** A write of a version. */
type Revision = Pick<PageVersion, 'pageID' | 'revision' | 'updatedAt'>;

/** The writer of a version's current revision, as the audit log has it; nobody where that person is gone. */
async function writerOf(em: SqlEntityManager, { pageID, revision }: Revision): Promise<Writer | undefined> {
  const rows: Writer[] = await em.execute(
    `select u.id, u.name from lectern_audit_entry e
     left join lectern_audit_identity i on e.actor_kind = 'user' and e.actor_id = i.id::text
     left join lectern_user u on u.id = i.user_id
     where e.entity = 'page' and e.entity_id = ? and e.outcome = 'done' and e.changes ->> 'revision' = ?
     order by e.id desc limit 1`,
    [pageID, String(revision)],
  );
  return rows[0];
}

/**
 * Refuses a change that is based on an outdated revision (G_03) and says who wrote the present one and when, so that
 * people know whom to talk to: `savedAt`, and `savedByID` with `savedBy` while that account exists. To be called only
 * after the policy let the actor at the page.
 */
export async function refuseOutdated(em: SqlEntityManager, version: Revision): Promise<never> {
  const writer = await writerOf(em, version);
  return fail('G_03', undefined, {
    savedAt: version.updatedAt.toISOString(),
    ...(writer?.id ? { savedByID: writer.id, savedBy: writer.name ?? '' } : {}),
  });
}
