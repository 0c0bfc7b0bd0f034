import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** The parts of a page that stay where what visitors read of it does: enough to know who may look at that. */
const facts = 'id, type, locale, slug, title, created_by, created_at, updated_at, deleted_at, deleted_by';

/**
 * Deletes pages for good but for what visitors read of them, which nothing but an erasure takes away: of a page with such a record
 * the row stays, without its content.
 */
export async function deleteButRecords(em: SqlEntityManager, pageIDs: readonly string[], now: Date): Promise<void> {
  const ids = `{${pageIDs.join(',')}}`;
  await em.execute(
    `delete from lectern_publication b where b.page_id = any(?::uuid[])
       and not exists (select from lectern_publication_record r where r.page_id = b.page_id)`,
    [ids],
  );
  await em.execute(
    `update lectern_publication b set version_number = v.number, version_title = v.title
     from lectern_page_version v where v.id = b.version_id and b.page_id = any(?::uuid[])`,
    [ids],
  );
  const kept = await em.execute<object[]>(
    `select ${facts} from lectern_page p where p.id = any(?::uuid[])
       and exists (select from lectern_publication_record r where r.page_id = p.id)`,
    [ids],
  );
  await em.execute('delete from lectern_page where id = any(?::uuid[])', [ids]);
  await em.execute(
    `insert into lectern_page (${facts}, translation_group, type_data, purged_at)
     select ${facts}, id, '{}'::jsonb, ?::timestamptz from jsonb_to_recordset(?::jsonb) as kept (id uuid, type text, locale text,
       slug text, title text, created_by integer, created_at timestamptz, updated_at timestamptz, deleted_at timestamptz,
       deleted_by integer)`,
    [now, JSON.stringify(kept)],
  );
}
