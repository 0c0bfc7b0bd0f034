import { publicPath } from '#contract/locale.ts';
import type { List } from '#contract/list.ts';
import { listRows } from '#server/database/list-rows.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { TrashedPage } from '../../page.schema.ts';
import { coveredPages } from '../rights/covered-pages.ts';
import { trashDays } from './trash.ts';
import { searchKey } from '#contract/fold-text.ts';
import { pagesWithWords } from '../lists/holds-words.ts';
import { userName } from '#modules/users/server/public.ts';

interface Row extends Pick<TrashedPage, 'id' | 'title' | 'slug' | 'type' | 'locale' | 'pageCount' | 'deletedBy' | 'parent'> {
  readonly deletedAt: Date;
}

interface TrashQuery {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly searchTerm: string;
}

/** One page of what lies in the trash and the actor may bring back, last deleted first. */
export async function listTrash(
  { database, settings }: Pick<Lectern, 'database' | 'settings'>,
  actor: Actor,
  { searchTerm, ...page }: TrashQuery,
): Promise<List<TrashedPage>> {
  const term = searchKey(searchTerm);
  const { rows, totalItems } = await listRows<Row>(database, page, (put) => ({
    columns: `id, title, slug, type, locale, deleted_at as "deletedAt", ${userName('trashed.deleted_by')} as "deletedBy",
      (select count(*)::int from lectern_page w where w.trash_id = trashed.id) as "pageCount",
      (select jsonb_build_object('id', id, 'title', title) from lectern_page
        where id = trashed.parent_id and deleted_at is null and ${coveredPages(actor, 'view-page', put)}) as parent`,
    from: 'lectern_page trashed',
    where: [
      'deleted_at is not null and trash_id = id',
      coveredPages(actor, 'delete-page', put),
      term && `id in (${pagesWithWords(term, put)})`,
    ],
    order: 'deleted_at desc',
    unique: 'id',
  }));
  const items = rows.map(({ deletedAt, ...row }): TrashedPage => ({
    ...row,
    path: publicPath(row.slug, row.locale, settings),
    deletedAt: deletedAt.toISOString(),
    purgedAt: new Date(deletedAt.getTime() + trashDays * 86_400_000).toISOString(),
  }));
  return { items, totalItems };
}
