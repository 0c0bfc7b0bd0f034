import type { MikroORM } from '@mikro-orm/postgresql';
import { canonicalEmail } from '../canonical-email.ts';
import { User } from './user.entity.ts';

export const findUserByID = (orm: MikroORM, id: number): Promise<User | null> =>
  orm.em.fork().findOne(User, { id }, { populate: ['role'] });

export const findUserByEmail = (orm: MikroORM, email: string): Promise<User | null> =>
  orm.em.fork().findOne(User, { email: canonicalEmail(email) }, { populate: ['role'] });
