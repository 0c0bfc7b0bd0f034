import { Migration } from '@mikro-orm/migrations';

export default class Media extends Migration {
  override up(): void {
    // Folders are rows, so that an empty one exists and one can be kept to some roles.
    this.addSql(`create table lectern_media_folder (
      id uuid primary key, path varchar(1000) not null, roles jsonb,
      created_by integer references lectern_author (id), created_at timestamptz not null,
      deleted_at timestamptz, deleted_by integer references lectern_author (id), trash_id uuid)`);
    // Of several spellings of a name, one stands for all, here and in everything below it.
    this.addSql(`insert into lectern_media_folder (id, path, created_at)
      with recursive place (path) as (
        select distinct path::text from lectern_media_file
        union select regexp_replace(path, '/[^/]+$', '') from place where path <> '/' and path <> ''),
      named (folded, name) as (
        select lower(path), min(regexp_replace(path, '^.*/', '')) from place where path <> '/' and path <> '' group by lower(path))
      select gen_random_uuid(), (
        select string_agg('/' || above.name, '' order by length(above.folded)) from named above
        where starts_with(named.folded || '/', above.folded || '/')), now()
      from named`);
    this.addSql(`update lectern_media_file f set path = d.path
      from lectern_media_folder d where lower(d.path) = lower(f.path) and d.path <> f.path`);
    this.addSql(
      `create unique index lectern_media_folder_path_unique on lectern_media_folder (lower(path)) where deleted_at is null`,
    );
    this.addSql(`create index lectern_media_folder_parent_index
      on lectern_media_folder (regexp_replace(path, '/[^/]+$', '')) where deleted_at is null`);
    this.addSql(
      `create index lectern_media_folder_trash_index on lectern_media_folder (deleted_at) where deleted_at is not null`,
    );

    this.addSql(`alter table lectern_media_file
      add column source_hash char(64), add column default_alt_texts jsonb not null default '{}',
      add column video_type varchar(10), add column video_id varchar(60), add column poster_file_id uuid,
      add column focal_x double precision, add column focal_y double precision,
      add column updated_at timestamptz, add column deleted_at timestamptz,
      add column deleted_by integer references lectern_author (id), add column trash_id uuid`);
    this.addSql(`update lectern_media_file set updated_at = created_at`);
    this.addSql(`alter table lectern_media_file alter column updated_at set not null`);
    // Of two files with one name in one folder, the trash may hold as many as it likes.
    this.addSql(`drop index lectern_media_file_name_unique`);
    this.addSql(`create unique index lectern_media_file_name_unique
      on lectern_media_file (path, lower(file_name)) where deleted_at is null`);
    this.addSql(`create index lectern_media_file_trash_index on lectern_media_file (deleted_at) where deleted_at is not null`);
    this.addSql(`create index lectern_media_file_source_index on lectern_media_file (source_hash) where source_hash is not null`);
    this.addSql(`create index lectern_media_file_owner_index on lectern_media_file (created_by)`);
    this.addSql(
      `create index lectern_media_file_poster_index on lectern_media_file (poster_file_id) where poster_file_id is not null`,
    );
    this.addSql(`create index lectern_media_file_search_index on lectern_media_file using gin (lower(
      file_name || ' ' || default_alt_text || ' ' || jsonb_path_query_array(default_alt_texts, '$.*')::text) gin_trgm_ops)`);

    // What each version of a page uses, also those that are neither the latest nor live.
    this.addSql(`create table lectern_version_media (
      version_id uuid not null references lectern_page_version (id) on delete cascade,
      page_id uuid not null references lectern_page (id) on delete cascade, file_id uuid not null,
      primary key (version_id, file_id))`);
    this.addSql(`insert into lectern_version_media (version_id, page_id, file_id)
      select distinct v.id, v.page_id, (found #>> '{}')::uuid
      from lectern_page_version v,
        lateral (select jsonb_build_array(v.blocks, v.type_data, v.seo) as content) c,
        lateral (select jsonb_path_query(content, 'lax $.**.fileID') union select jsonb_path_query(content, 'lax $.**.to.file')) f (found)
      where found #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`);
    this.addSql(`create index lectern_version_media_file_index on lectern_version_media (file_id)`);
    this.addSql(`create index lectern_version_media_page_index on lectern_version_media (page_id)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_version_media`);
    this.addSql(`drop index lectern_media_file_search_index, lectern_media_file_owner_index`);
    this.addSql(`delete from lectern_media_file where deleted_at is not null or file_type = 'video'`);
    this.addSql(`drop index lectern_media_file_name_unique`);
    this.addSql(`alter table lectern_media_file
      drop column source_hash, drop column default_alt_texts, drop column video_type, drop column video_id,
      drop column poster_file_id, drop column focal_x, drop column focal_y, drop column updated_at,
      drop column deleted_at, drop column deleted_by, drop column trash_id`);
    this.addSql(`create unique index lectern_media_file_name_unique on lectern_media_file (path, lower(file_name))`);
    this.addSql(`drop table lectern_media_folder`);
  }
}
