import type { SqlEntityManager } from '@mikro-orm/postgresql';

async function findIdentity(em: SqlEntityManager, userID: number): Promise<string | undefined> {
  const rows: { id: string }[] = await em.execute('select id from lectern_audit_identity where user_id = ?', [userID]);
  return rows[0]?.id;
}

/**
 * The id of a user in data that must outlive them: it stays, and nothing leads from it to the person once they are
 * erased. Made when it is first asked for.
 */
export async function identityOf(em: SqlEntityManager, userID: number): Promise<string> {
  const found = await findIdentity(em, userID);
  if (found !== undefined) return found;
  const id = crypto.randomUUID();
  await em.execute(
    'insert into lectern_audit_identity (id, user_id, label) values (?, ?, ?) on conflict (user_id) do nothing',
    // Shown when the user is gone; their name is read from the user as long as there is one.
    [id, userID, `Former user ${id.slice(0, 8).toUpperCase()}`],
  );
  // Another transaction may have been first.
  const made = await findIdentity(em, userID);
  if (made === undefined) throw new Error('The identity of a user was not made.');
  return made;
}

/** Cuts the link between a person and their identity. What they did stays, under a label that names nobody. */
export async function eraseIdentity(em: SqlEntityManager, userID: number): Promise<void> {
  await em.execute('update lectern_audit_identity set user_id = null, erased_at = now() where user_id = ?', [userID]);
}
