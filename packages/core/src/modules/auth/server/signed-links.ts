import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { SignedLink, SignedLinks } from '#server/kernel/signed-links.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Keeps links as hashes, each with its purpose and its end. */
export const createSignedLinks = ({ pool, now }: Pick<Lectern, 'pool' | 'now'>): SignedLinks => ({
  async create(em, { purpose, subject, endsAt }) {
    const token = randomBytes(32).toString('base64url');
    await em.execute(
      'insert into lectern_signed_link (id, token_hash, purpose, subject, created_at, ends_at) values (?, ?, ?, ?, ?, ?)',
      [randomUUID(), hashOf(token), purpose, subject, now(), endsAt],
    );
    return token;
  },
  async find(token, purpose) {
    const { rows } = await pool.query<SignedLink>(
      'select id, subject from lectern_signed_link where token_hash = $1 and purpose = $2 and ends_at > $3',
      [hashOf(token), purpose, now()],
    );
    return rows[0];
  },
  async end(em, id) {
    const rows = await em.execute<object[]>('delete from lectern_signed_link where id = ? and ends_at > ? returning id', [
      id,
      now(),
    ]);
    return rows.length > 0;
  },
});
