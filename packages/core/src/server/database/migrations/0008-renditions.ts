import { Migration } from '@mikro-orm/migrations';

export default class Renditions extends Migration {
  override up(): void {
    // What pages show of an image: by the original and the crop. The bytes can be made again from these two.
    this.addSql(`create table lectern_rendition (
      original_hash char(64) not null, crop varchar(200) not null, hash char(64) not null,
      mime_type varchar(100) not null, size integer not null, width integer, height integer,
      is_scalable boolean not null, created_at timestamptz not null default now(),
      primary key (original_hash, crop))`);
    this.addSql(`create index lectern_rendition_hash_index on lectern_rendition (hash)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_rendition`);
  }
}
