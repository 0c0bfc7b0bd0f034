import type { Pool } from 'pg';

/** A passkey as its user sees it. */
export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export async function listPasskeys(pool: Pool, userID: number): Promise<ListedPasskey[]> {
  const { rows } = await pool.query<{ id: string; name: string; created_at: Date; last_used_at: Date | null }>(
    'select id, name, created_at, last_used_at from lectern_passkey where user_id = $1 order by created_at, id',
    [userID],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

interface StoredCredential {
  readonly id: string;
  readonly transports: string[];
}

/** The credentials of a user, as a browser is told about them. */
export async function credentialsOf(pool: Pool, userID: number): Promise<StoredCredential[]> {
  const { rows } = await pool.query<StoredCredential>(
    'select credential_id as id, transports from lectern_passkey where user_id = $1 order by created_at, id',
    [userID],
  );
  return rows;
}
