import { LecternError } from '#contract/errors.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';

/** Bytes, as the database holds them, of the versions that one person may add within an hour before the next one is refused. */
export const mostAdded = 128_000_000;

/** What one person added within the hour before a moment. */
export interface AddedVersions {
  /** As the database has them. */
  readonly bytes: number;
  /** Until the first of them is an hour old; null where there are none. */
  readonly seconds: number | null;
}

/** SQL of the `AddedVersions` of a user, as JSON. Both are placeholders. What is added at that very moment does not count. */
export const addedVersions = (userID: string, now: string): string => `(select jsonb_build_object(
    'bytes', coalesce(sum(pg_column_size(a.blocks) + pg_column_size(a.type_data) + pg_column_size(a.seo)), 0),
    'seconds', ceil(extract(epoch from min(a.created_at) + interval '1 hour' - ${now}::timestamptz))::integer)
  from lectern_page_version a where a.created_by = ${userID}::integer
    and a.created_at > ${now}::timestamptz - interval '1 hour' and a.created_at < ${now}::timestamptz)`;

/** Seconds after which one more may be added; undefined where that is now. */
const secondsWithoutRoom = ({ bytes, seconds }: AddedVersions): number | undefined =>
  bytes >= mostAdded ? Math.max(1, seconds ?? 0) : undefined;

type Place = Pick<CommandContext, 'database' | 'actor' | 'now'>;

async function addedBy({ database, actor, now }: Place): Promise<AddedVersions> {
  const values = [userIDOf(actor), now];
  const text = `select ${addedVersions('$1', '$2')} as added`;
  const [row] = await database.query<{ added: AddedVersions }>({ name: 'read_added_versions', text, values });
  return row?.added ?? { bytes: 0, seconds: null };
}

/** Whether this person may add one more version. */
export const hasRoomForVersion = async (place: Place): Promise<boolean> => secondsWithoutRoom(await addedBy(place)) === undefined;

/**
 * Refuses one more version with G_18 where a person added too much within the hour: a call of a few bytes may make a copy of
 * a whole page.
 */
export function refuseWithoutRoom(added: AddedVersions): void {
  const retryAfter = secondsWithoutRoom(added);
  if (retryAfter !== undefined) throw new LecternError({ code: 'G_18' }, { retryAfter });
}

/** As `refuseWithoutRoom`, for the actor of a command. */
export const assertRoomForVersion = async (place: Place): Promise<void> => refuseWithoutRoom(await addedBy(place));
