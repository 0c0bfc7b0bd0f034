import type { UserReader } from '#server/kernel/user-reader.ts';
import { wholeManager } from '#server/plugin/plugin-em.ts';
import { User } from './user.entity.ts';

/** Users as plugins read them. */
export const plainUserReader: UserReader = {
  async find(em, id) {
    // A number that no row can have is none.
    if (!Number.isInteger(id) || id < 1 || id > 0x7fffffff) return undefined;
    const user = await wholeManager(em).findOne(User, { id, passwordHash: { $ne: null } }, { fields: ['id', 'name'] });
    return user ? { id: user.id, name: user.name } : undefined;
  },
};
