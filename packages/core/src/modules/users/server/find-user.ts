import type { MikroORM } from '@mikro-orm/postgresql';
import { User } from './user.entity.ts';

/** One person, one account: addresses are compared trimmed, in lower case and without characters that nobody sees. */
export const canonicalEmail = (email: string): string =>
  email
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

export const findUserByID = (orm: MikroORM, id: number): Promise<User | null> =>
  orm.em.fork().findOne(User, { id }, { populate: ['role'] });

export const findUserByEmail = (orm: MikroORM, email: string): Promise<User | null> =>
  orm.em.fork().findOne(User, { email: canonicalEmail(email) }, { populate: ['role'] });
