import { LecternError } from '#contract/errors.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';

/** Bytes, as the database holds them, of the versions that one person may add within an hour before the next one is refused. */
export const mostAdded = 128_000_000;

type Place = Pick<CommandContext, 'em' | 'actor' | 'now'>;

/** Seconds after which this person may add a version; undefined where they may now. What this call itself adds does not count. */
async function secondsWithoutRoom({ em, actor, now }: Place): Promise<number | undefined> {
  const userID = userIDOf(actor);
  if (userID === null) return undefined;
  const [added] = await em.execute<{ bytes: string; seconds: number }[]>(
    `select coalesce(sum(pg_column_size(blocks) + pg_column_size(type_data) + pg_column_size(seo)), 0) as bytes,
       ceil(extract(epoch from min(created_at) + interval '1 hour' - ?::timestamptz))::integer as seconds
     from lectern_page_version
     where created_by = ? and created_at > ?::timestamptz - interval '1 hour' and created_at < ?::timestamptz`,
    [now, userID, now, now],
  );
  return added && Number(added.bytes) >= mostAdded ? Math.max(1, added.seconds) : undefined;
}

/** Whether this person may add one more version. */
export const hasRoomForVersion = async (place: Place): Promise<boolean> => (await secondsWithoutRoom(place)) === undefined;

/**
 * Refuses one more version with G_18 where this person added too much within the hour: a call of a few bytes may make a copy of
 * a whole page.
 */
export async function assertRoomForVersion(place: Place): Promise<void> {
  const retryAfter = await secondsWithoutRoom(place);
  if (retryAfter !== undefined) throw new LecternError({ code: 'G_18' }, { retryAfter });
}
