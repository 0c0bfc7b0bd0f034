import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What an identity is called when its user is gone; their name is read from the user as long as there is one. */
export const newLabel = (id: string): string => `Former user ${id.slice(0, 8).toUpperCase()}`;

/** Cuts the link between a person and their identity. What they did stays, under a label that names nobody. */
export async function eraseIdentity(em: SqlEntityManager, userID: number): Promise<void> {
  await em.execute('update lectern_audit_identity set user_id = null, erased_at = now() where user_id = ?', [userID]);
}
