/** Names of the columns of a table but for some, as SQL lists them. */
export async function columnsBut(client, table, ...own) {
  const { rows } = await client.query(
    'select quote_ident(column_name) as name from information_schema.columns where table_name = $1 and column_name <> all($2)',
    [table, own],
  );
  return rows.map(({ name }) => name).join(', ');
}

/**
 * Makes live pages in a locale, each a copy of one that is live. `slug` and `group` are SQL of the slug and of what the
 * translations of a page have in common, by its number `n`; `prefix` is that of the locale's paths; `parent` the id of the page above.
 */
export async function makeLivePages(client, { count, locale, prefix, slug, group, parent = null }) {
  const ofPage = await columnsBut(client, 'lectern_page', 'id', 'slug', 'locale', 'translation_group', 'parent_id');
  const ofLive = await columnsBut(client, 'lectern_published_page', 'page_id', 'path', 'locale', 'translation_group');
  await client.query(
    `with live as (select * from lectern_published_page limit 1),
     made as (
       insert into lectern_page (id, slug, locale, translation_group, parent_id, ${ofPage})
       select gen_random_uuid(), ${slug}, $2, md5(${group})::uuid, $4::uuid, ${ofPage}
       from lectern_page, generate_series(1, $1::int) n where id = (select page_id from live)
       returning id, slug, locale, translation_group)
     insert into lectern_published_page (page_id, path, locale, translation_group, ${ofLive})
     select made.id, $3 || made.slug, made.locale, made.translation_group, ${ofLive} from made, (select ${ofLive} from live) as one`,
    [count, locale, prefix, parent],
  );
}

/** Takes pages away again whose slugs begin so, with what visitors read of them. */
export async function removePages(client, beginning) {
  // A page that was live stays while it is told what was read of it.
  for (const table of ['lectern_publication', 'lectern_published_page'])
    await client.query(`delete from ${table} where page_id in (select id from lectern_page where starts_with(slug, $1))`, [
      beginning,
    ]);
  await client.query('delete from lectern_page where starts_with(slug, $1)', [beginning]);
}
