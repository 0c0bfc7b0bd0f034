import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    // Name, type, size and the key of the bytes are sealed. Without an entity, nothing has kept the file yet.
    this.addSql(`create table lectern_private_file (
      id uuid primary key, owner varchar(60) not null, entity varchar(60), entity_id varchar(200),
      sealed bytea not null, created_at timestamptz not null)`);
    this.addSql(`create index lectern_private_file_subject_index on lectern_private_file (owner, entity, entity_id)`);
    this.addSql(`create index lectern_private_file_new_index on lectern_private_file (created_at) where entity is null`);
  }

  override down(): void {
    this.addSql(`drop table lectern_private_file cascade`);
  }
}
