import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * True where a later mail of the same template for the same recipient waits or was sent: a link in this one would end
 * that of the later one.
 */
export async function isOvertaken(em: SqlEntityManager, mailID: string): Promise<boolean> {
  const later: unknown[] = await em.execute(
    `select from lectern_mail later join lectern_mail m on m.id = ?
     where later.template = m.template and (later.user_id = m.user_id or later.address_hash = m.address_hash)
       and (later.queued_at, later.id) > (m.queued_at, m.id) and later.state in ('waiting', 'sending', 'sent') limit 1`,
    [mailID],
  );
  return later.length > 0;
}
