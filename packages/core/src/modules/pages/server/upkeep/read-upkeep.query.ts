import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Upkeep } from '../../upkeep.calls.ts';
import { dueSQL, intervalsOf } from './due-sql.ts';
import { fail } from '../page/fail.ts';
import { namedUser } from '#modules/users/server/public.ts';

/** As the database writes it. */
type Moment = string | null;

const isoOf = (moment: Moment): string | null => (moment === null ? null : new Date(moment).toISOString());

interface Row {
  readonly type: string;
  readonly everyDays: number | null;
  readonly owner: Upkeep['owner'];
  readonly dueAt: Moment;
  readonly publishedAt: Moment;
  readonly publishedBy: Upkeep['owner'];
  readonly confirmedAt: Moment;
  readonly confirmedBy: Upkeep['owner'];
}

/** When a page is to be looked at again; null for never. */
export async function readDueAt(app: Pick<Lectern, 'pageTypes'>, em: SqlEntityManager, pageID: string): Promise<string | null> {
  const rows = await em.execute<{ dueAt: Moment }[]>(`select ${dueSQL('?')} as "dueAt" from lectern_page where id = ?`, [
    intervalsOf(app.pageTypes),
    pageID,
  ]);
  return isoOf(rows[0]?.dueAt ?? null);
}

/** When a page is to be looked at again, and by whom. */
export async function readUpkeep(app: Pick<Lectern, 'pageTypes'>, em: SqlEntityManager, pageID: string): Promise<Upkeep> {
  const [row] = await em.execute<Row[]>(
    `select lectern_page.type, s.every_days as "everyDays", ${namedUser('s.owner_id')} as owner, ${dueSQL('?')} as "dueAt",
       l.published_at as "publishedAt", ${namedUser('l.published_by')} as "publishedBy",
       s.confirmed_at as "confirmedAt", ${namedUser('s.confirmed_by')} as "confirmedBy"
     from lectern_page left join lectern_page_upkeep s on s.page_id = lectern_page.id
       left join lectern_publication l on l.id = lectern_page.publication_id
     where lectern_page.id = ?`,
    [intervalsOf(app.pageTypes), pageID],
  );
  if (!row) return fail('noPage');
  const { type, everyDays, owner, publishedBy, confirmedBy } = row;
  const [publishedAt, confirmedAt] = [isoOf(row.publishedAt), isoOf(row.confirmedAt)];
  const isConfirmed = publishedAt !== null && confirmedAt !== null && confirmedAt > publishedAt;
  return {
    everyDays,
    typeEveryDays: app.pageTypes.get(type)?.review?.everyDays ?? null,
    owner,
    dueAt: isoOf(row.dueAt),
    checked: isConfirmed
      ? { how: 'confirmed', at: confirmedAt, by: confirmedBy }
      : publishedAt === null
        ? null
        : { how: 'published', at: publishedAt, by: publishedBy },
  };
}
