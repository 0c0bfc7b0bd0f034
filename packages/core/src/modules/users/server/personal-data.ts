import type { PersonalData } from '#server/kernel/personal-data.ts';
import { removeUser } from './commands/delete-user.command.ts';
import { User } from './user.entity.ts';

/** The account of a person. What they made stays, by an author who is a number. */
export const userPersonalData: PersonalData = {
  find: async ({ userID }, app) => (userID === undefined ? 0 : app.em().count(User, { id: userID })),
  async export({ userID }, app) {
    const user = userID === undefined ? null : await app.em().findOne(User, { id: userID }, { populate: ['role'] });
    if (!user) return null;
    const { id, email, name, jobTitle, image, language, role, createdAt, updatedAt } = user;
    return {
      ID: id,
      email,
      name,
      jobTitle,
      hasImage: Boolean(image),
      language,
      role: role.name,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  },
  async erase({ userID }, context) {
    if (userID !== undefined) await removeUser(context, userID);
  },
};
