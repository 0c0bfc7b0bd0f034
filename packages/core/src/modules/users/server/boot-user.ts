import type { BootRequest } from '#server/server-entry.ts';
import { findUserByID } from './find-user.ts';
import { nobody, presentUser } from './user.presenter.ts';

/** The user who opens the admin, as the shell's first data has them. */
export async function bootUser({ app, actor }: BootRequest) {
  const user = actor.kind === 'user' ? await findUserByID(app.orm, actor.id) : null;
  return user ? presentUser(user, app) : nobody;
}
