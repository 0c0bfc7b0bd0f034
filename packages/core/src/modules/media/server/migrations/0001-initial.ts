import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    // Folders are rows, so that an empty one exists and one can be kept to some roles.
    this.addSql(`create table lectern_media_folder (
      id uuid primary key, path varchar(1000) not null, roles jsonb,
      created_by integer references lectern_author (id), created_at timestamptz not null,
      deleted_at timestamptz, deleted_by integer references lectern_author (id), trash_id uuid, kept_to jsonb)`);
    this.addSql(
      `create unique index lectern_media_folder_path_unique on lectern_media_folder (lower(path)) where deleted_at is null`,
    );
    this.addSql(`create index lectern_media_folder_parent_index
      on lectern_media_folder (regexp_replace(path, '/[^/]+$', '')) where deleted_at is null`);
    this.addSql(
      `create index lectern_media_folder_trash_index on lectern_media_folder (deleted_at) where deleted_at is not null`,
    );
    this.addSql(`create table lectern_media_file (
      id uuid primary key, path varchar(1000) not null, file_name varchar(255) not null,
      file_type varchar(20) not null, mime_type varchar(100) not null, hash char(64) not null, size integer not null,
      width integer, height integer, default_alt_text varchar(500) not null default '', shared boolean not null default false,
      created_by integer references lectern_author (id), created_at timestamptz not null,
      source_hash char(64), default_alt_texts jsonb not null default '{}',
      video_type varchar(10), video_id varchar(60), poster_file_id uuid,
      focal_x double precision, focal_y double precision, updated_at timestamptz not null, deleted_at timestamptz,
      deleted_by integer references lectern_author (id), trash_id uuid, kept_to jsonb,
      search_text text generated always as (lower(
        file_name || ' ' || default_alt_text || ' ' || jsonb_path_query_array(default_alt_texts, '$.*')::text)) stored)`);
    // Of two files with one name in one folder, the trash may hold as many as it likes.
    this.addSql(`create unique index lectern_media_file_name_unique
      on lectern_media_file (path, lower(file_name)) where deleted_at is null`);
    this.addSql(`create index lectern_media_file_hash_index on lectern_media_file (hash)`);
    this.addSql(`create index lectern_media_file_trash_index on lectern_media_file (deleted_at) where deleted_at is not null`);
    this.addSql(`create index lectern_media_file_source_index on lectern_media_file (source_hash) where source_hash is not null`);
    this.addSql(`create index lectern_media_file_owner_index on lectern_media_file (created_by)`);
    this.addSql(
      `create index lectern_media_file_poster_index on lectern_media_file (poster_file_id) where poster_file_id is not null`,
    );
    this.addSql(`create index lectern_media_file_search_index on lectern_media_file using gin (search_text gin_trgm_ops)`);
    // What pages show of an image: by the original and the crop. The bytes can be made again from these two.
    this.addSql(`create table lectern_rendition (
      original_hash char(64) not null, crop varchar(200) not null, hash char(64) not null,
      mime_type varchar(100) not null, size integer not null, width integer, height integer,
      is_scalable boolean not null, created_at timestamptz not null default now(),
      primary key (original_hash, crop))`);
    this.addSql(`create index lectern_rendition_hash_index on lectern_rendition (hash)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_rendition, lectern_media_file, lectern_media_folder cascade`);
  }
}
