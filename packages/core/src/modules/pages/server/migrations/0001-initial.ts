import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create table lectern_page (
      id uuid primary key, type varchar(100) not null, locale varchar(5) not null, slug varchar(512) not null,
      should_update_links boolean not null default false,
      parent_id uuid references lectern_page (id), translation_group uuid not null, title varchar(255) not null,
      latest_version_id uuid, published_version_id uuid, publication_id uuid,
      created_by integer references lectern_author (id),
      created_at timestamptz not null, updated_at timestamptz not null,
      constraint lectern_page_slug_unique unique (locale, slug))`);
    this.addSql(`create unique index lectern_page_translation_unique on lectern_page (translation_group, locale)`);
    this.addSql(`create index lectern_page_parent_index on lectern_page (parent_id)`);
    this.addSql(`create index lectern_page_updated_index on lectern_page (updated_at, id)`);
    this.addSql(`create index lectern_page_created_index on lectern_page (created_at, id)`);
    this.addSql(`create index lectern_page_title_index on lectern_page (lower(title), id)`);
    this.addSql(`create index lectern_page_type_index on lectern_page (type, locale, updated_at)`);
    this.addSql(`create index lectern_page_search_index on lectern_page using gin ((lower(title) || ' ' || slug) gin_trgm_ops)`);
    this.addSql(`create table lectern_page_version (
      id uuid primary key, page_id uuid not null references lectern_page (id) on delete cascade,
      number integer not null, revision integer not null, title varchar(255) not null,
      type_data jsonb not null, type_version integer not null, blocks jsonb not null, block_order jsonb not null,
      seo jsonb not null, is_frozen boolean not null default false, has_publication_request boolean not null default false,
      created_by integer references lectern_author (id),
      created_at timestamptz not null, updated_at timestamptz not null,
      constraint lectern_page_version_number_unique unique (page_id, number))`);
    this.addSql(`create table lectern_publication (
      id uuid primary key, page_id uuid not null references lectern_page (id) on delete cascade,
      version_id uuid not null references lectern_page_version (id) on delete cascade,
      published_by integer references lectern_author (id), published_at timestamptz not null,
      ended_by integer references lectern_author (id), ended_at timestamptz)`);
    this.addSql(`create index lectern_publication_page_index on lectern_publication (page_id)`);
    // The public path reads one row of this table and nothing else.
    this.addSql(`create table lectern_published_page (
      page_id uuid primary key references lectern_page (id) on delete cascade,
      path varchar(520) not null constraint lectern_published_page_path_unique unique,
      locale varchar(5) not null, type varchar(100) not null, translation_group uuid not null,
      version_id uuid not null, publication_id uuid not null,
      title varchar(255) not null, summary jsonb not null, document jsonb not null, published_at timestamptz not null,
      no_index boolean not null, anchors varchar(64)[] not null)`);
    this.addSql(`create index lectern_published_page_type_index on lectern_published_page (type, locale)`);
    this.addSql(`create index lectern_published_page_translation_index on lectern_published_page (translation_group)`);
    // What plugins may read of live pages: a contract, while the table may change.
    this.addSql(`create view lectern_live_page as select page_id, path, locale, type, translation_group, title,
      summary->'typeData' as data, no_index, published_at from lectern_published_page`);
    // What refers to what. An owner that belongs to a page goes with it; modules of others remove theirs themselves.
    this.addSql(`create table lectern_reference (
      owner_kind varchar(16) not null
        check (owner_kind in ('page-version', 'live-page', 'menu', 'setting', 'shared-block')),
      owner_id varchar(100) not null, page_id uuid references lectern_page (id) on delete cascade,
      block_key varchar(40) not null,
      kind varchar(10) not null, target varchar(520) not null, anchor varchar(64))`);
    this.addSql(`create index lectern_reference_owner_index on lectern_reference (owner_kind, owner_id)`);
    this.addSql(`create index lectern_reference_page_index on lectern_reference (page_id)`);
    this.addSql(`create index lectern_reference_target_index on lectern_reference (kind, target)`);
    this.addSql(`create table lectern_redirect (
      path varchar(520) primary key, page_id uuid not null references lectern_page (id) on delete cascade,
      created_at timestamptz not null default now())`);
    this.addSql(`create index lectern_redirect_page_index on lectern_redirect (page_id)`);
    // What each version of a page uses, also those that are neither the latest nor live.
    this.addSql(`create table lectern_version_media (
      version_id uuid not null references lectern_page_version (id) on delete cascade,
      page_id uuid not null references lectern_page (id) on delete cascade, file_id uuid not null,
      primary key (version_id, file_id))`);
    this.addSql(`create index lectern_version_media_file_index on lectern_version_media (file_id)`);
    this.addSql(`create index lectern_version_media_page_index on lectern_version_media (page_id)`);
  }

  override down(): void {
    this.addSql(`drop view lectern_live_page`);
    this.addSql(
      `drop table lectern_version_media, lectern_redirect, lectern_reference, lectern_published_page, lectern_publication, lectern_page_version, lectern_page cascade`,
    );
  }
}
