import { hasTable } from '#server/database/backup/watch-restore.ts';
import type { WatchRestore } from '#server/database/backup/watch-restore.ts';

/** Mails that waited when a backup was made are not sent by who restores it: the site of then went on and sent them. */
export const watchRestoredMails: WatchRestore = async (context) => async () => {
  if (!(await hasTable(context, 'lectern_mail'))) return [];
  const { rowCount } = await context.database.query(
    `update lectern_mail set state = 'obsolete', ended_at = now(), leased_until = null, sealed_address = null, address_hash = null
     where state in ('waiting', 'sending')`,
  );
  return rowCount
    ? [`${rowCount} mails that waited when the backup was made are not sent any more; they stand under Mails.`]
    : [];
};
