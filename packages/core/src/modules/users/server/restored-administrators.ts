import { hasTable } from '#server/database/backup/watch-restore.ts';
import type { RestoreContext, WatchRestore } from '#server/database/backup/watch-restore.ts';

/** The addresses of those who may manage roles, and so let themselves in anywhere. */
async function administrators(context: RestoreContext): Promise<ReadonlySet<string>> {
  if (!(await hasTable(context, 'lectern_user'))) return new Set();
  const { rows } = await context.database.query<{ email: string }>(
    `select u.email from lectern_user u join lectern_role r on r.id = u.role_id
     where r.permissions @> '[{"name": "manage-roles"}]' order by u.email collate "C"`,
  );
  return new Set(rows.map(({ email }) => email));
}

/** Names those who are administrators by a restore and were none before it, where there was anybody before. */
export const watchRestoredAdministrators: WatchRestore = async (context) => {
  const before = await administrators(context);
  return async () => {
    const fresh = [...(await administrators(context))].filter((email) => !before.has(email));
    return before.size > 0 && fresh.length > 0
      ? [`Administrators by this restore, and not before it: ${fresh.join(', ')}. Take away what they may not have any more.`]
      : [];
  };
};
