import { Migration } from '@mikro-orm/migrations';

/**
 * The names of folders and files are compared and looked for by keys that no locale has a say in. Where two were the same name
 * all along and the locale did not know, the younger gets a part of its id behind its name.
 */
export default class Folding extends Migration {
  override up(): void {
    this.addSql(`drop index lectern_media_folder_path_unique`);
    this.addSql(`drop index lectern_media_file_name_unique`);
    this.addSql(`alter table lectern_media_folder
      add column path_key text collate "C" generated always as (lectern_name_key(path)) stored`);
    // Each round takes one, those further up first: what lies in it is spelled as it is, and goes with it.
    this.addSql(`do $$ declare twin record; begin
      loop
        select id, path, left(path, 950) || ' (' || left(id::text, 8) || ')' as renamed into twin from lectern_media_folder f
          where deleted_at is null and exists (select from lectern_media_folder o where o.path_key = f.path_key
            and o.deleted_at is null and (o.created_at, o.id) < (f.created_at, f.id))
          order by length(path), id limit 1;
        exit when not found;
        update lectern_media_folder set path = twin.renamed || substr(path, length(twin.path) + 1)
          where deleted_at is null and (path = twin.path or starts_with(path, twin.path || '/'));
        update lectern_media_file set path = twin.renamed || substr(path, length(twin.path) + 1)
          where deleted_at is null and (path = twin.path or starts_with(path, twin.path || '/'));
      end loop;
    end $$`);
    this.addSql(`alter table lectern_media_file drop column search_text,
      add column path_key text collate "C" generated always as (lectern_name_key(path)) stored,
      add column name_key text collate "C" generated always as (lectern_name_key(file_name)) stored,
      add column sort_key text collate "C" generated always as (lectern_search_key(file_name)) stored,
      add column search_text text collate "C" generated always as (lectern_search_key(
        file_name || ' ' || default_alt_text || ' ' || jsonb_path_query_array(default_alt_texts, '$.*')::text)) stored`);
    this.addSql(`update lectern_media_file f
      set file_name = left(regexp_replace(file_name, '[.][^.]*$', ''), 200) || ' (' || left(id::text, 8) || ')'
        || coalesce(substring(file_name from '[.][^.]*$'), '')
      where deleted_at is null and exists (select from lectern_media_file o where o.path = f.path and o.name_key = f.name_key
        and o.deleted_at is null and (o.created_at, o.id) < (f.created_at, f.id))`);
    this.addSql(
      `create unique index lectern_media_folder_path_unique on lectern_media_folder (path_key) where deleted_at is null`,
    );
    this.addSql(
      `create unique index lectern_media_file_name_unique on lectern_media_file (path, name_key) where deleted_at is null`,
    );
    this.addSql(`create index lectern_media_file_search_index on lectern_media_file using gin (search_text gin_trgm_ops)`);
  }

  override down(): void {
    this.addSql(`drop index lectern_media_folder_path_unique`);
    this.addSql(`drop index lectern_media_file_name_unique`);
    this.addSql(`alter table lectern_media_folder drop column path_key`);
    this.addSql(`alter table lectern_media_file drop column path_key, drop column name_key, drop column sort_key,
      drop column search_text, add column search_text text generated always as (lower(
        file_name || ' ' || default_alt_text || ' ' || jsonb_path_query_array(default_alt_texts, '$.*')::text)) stored`);
    this.addSql(
      `create unique index lectern_media_folder_path_unique on lectern_media_folder (lower(path)) where deleted_at is null`,
    );
    this.addSql(`create unique index lectern_media_file_name_unique
      on lectern_media_file (path, lower(file_name)) where deleted_at is null`);
    this.addSql(`create index lectern_media_file_search_index on lectern_media_file using gin (search_text gin_trgm_ops)`);
  }
}
