import type { Queryable } from '#server/database/statement.ts';
import { fail } from '../page/fail.ts';
import { unranked } from '../page/page.entity.ts';

/** Between two neighbours that were just counted through: seven pages in a row can be put there. */
const step = 256;

/** The rank of the one at an index (from 0) of a level that is put in order anew. */
export const rankOf = (index: number): number => (index + 1) * step;

/** A level of the tree: what stands right below a page, or below none, in a locale. */
export interface Level {
  readonly parentID: string | null;
  readonly locale: string;
}

interface Neighbours {
  readonly before: number | null;
  readonly after: number | null;
}

/** SQL of the rows of a level, save the page that is put there: of the values `locale`, the page and, where there is one, the parent. */
const levelSQL = ({ parentID }: Level): string =>
  `lectern_page where deleted_at is null and locale = $1 and id <> $2
     and parent_id ${parentID === null ? 'is null' : '= $3::uuid'}`;

const order = 'order by rank, created_at, id';

/** The ranks between which a page is to stand. V_12 where the page before which it is put is not of the level. */
async function neighbours(
  database: Queryable,
  level: Level,
  { id, beforeID }: { readonly id: string; readonly beforeID: string | null },
): Promise<Neighbours> {
  const values = [level.locale, id, ...(level.parentID === null ? [] : [level.parentID])];
  if (beforeID === null) {
    const [last] = await database.query<{ rank: number }>({
      text: `select rank from ${levelSQL(level)} order by rank desc, created_at desc, id desc limit 1`,
      values,
    });
    return { before: last?.rank ?? 0, after: null };
  }
  const [found] = await database.query<Neighbours>({
    text: `select (select former.rank from (select rank, created_at, id from ${levelSQL(level)}) former
        where (former.rank, former.created_at, former.id) < (target.rank, target.created_at, target.id)
        order by former.rank desc, former.created_at desc, former.id desc limit 1) as before, target.rank as after
      from (select rank, created_at, id from ${levelSQL(level)}) target where target.id = $${values.length + 1}::uuid`,
    values: [...values, beforeID],
  });
  return found ? { before: found.before ?? 0, after: found.after } : fail('invalid', 'beforeID');
}

/** The page before which one stands in its level; null where it is the last. */
export async function nextAmong(database: Queryable, level: Level, id: string): Promise<string | null> {
  const [next] = await database.query<{ id: string }>({
    text: `select next.id from (select id, rank, created_at from ${levelSQL(level)}) next, lectern_page page
      where page.id = $2 and (next.rank, next.created_at, next.id) > (page.rank, page.created_at, page.id)
      order by next.rank, next.created_at, next.id limit 1`,
    values: [level.locale, id, ...(level.parentID === null ? [] : [level.parentID])],
  });
  return next?.id ?? null;
}

/** The rank between two others; undefined where there is no room, or where nobody has ordered them yet. */
function between({ before, after }: Neighbours): number | undefined {
  if (before === unranked || after === unranked || before === null) return undefined;
  if (after === null) return before + step < unranked ? before + step : undefined;
  const middle = Math.floor((before + after) / 2);
  return middle > before && middle < after ? middle : undefined;
}

interface Place {
  readonly id: string;
  /** Null for the last place. */
  readonly beforeID: string | null;
  /** A rank that it gets if that is between those of its neighbours. */
  readonly wanted?: number;
}

/**
 * The rank with which a page stands before another of a level, or last. Where there is no room it counts the level through
 * first. Only for who holds the tree alone.
 */
export async function rankAmong(database: Queryable, level: Level, place: Place): Promise<number> {
  const around = await neighbours(database, level, place);
  const { wanted } = place;
  if (wanted !== undefined && (around.before ?? 0) < wanted && wanted < (around.after ?? unranked)) return wanted;
  const rank = between(around);
  if (rank !== undefined) return rank;
  const values = [level.locale, place.id, ...(level.parentID === null ? [] : [level.parentID])];
  await database.query({
    text: `update lectern_page page set rank = counted.place * ${step}
      from (select id, row_number() over (${order}) as place from ${levelSQL(level)}) counted
      where page.id = counted.id and page.rank <> counted.place * ${step}`,
    values,
  });
  return between(await neighbours(database, level, place)) ?? fail('notNow', 'beforeID');
}
