import type { MikroORM } from '@mikro-orm/postgresql';
import { User } from './user.entity.ts';

/** One person, one account: addresses are compared trimmed and in lower case. */
export const canonicalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

export const findUserByID = (orm: MikroORM, id: number): Promise<User | null> =>
  orm.em.fork().findOne(User, { id }, { populate: ['role'] });

export const findUserByEmail = (orm: MikroORM, email: string): Promise<User | null> =>
  orm.em.fork().findOne(User, { email: canonicalEmail(email) }, { populate: ['role'] });
