import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create table lectern_publication_request (
      id uuid primary key,
      page_id uuid not null references lectern_page (id) on delete cascade,
      version_id uuid not null references lectern_page_version (id) on delete cascade,
      state varchar(10) not null check (state in ('open', 'accepted', 'rejected', 'revoked', 'superseded')),
      comment varchar(2000) not null, requested_by integer references lectern_author (id), requested_at timestamptz not null,
      mailed_at timestamptz not null,
      feedback varchar(2000) not null, decided_by integer references lectern_author (id), decided_at timestamptz,
      check ((state = 'open') = (decided_at is null)))`);
    this.addSql(`create unique index lectern_publication_request_open_unique on lectern_publication_request (page_id)
      where state = 'open'`);
    this.addSql(`create index lectern_publication_request_page_index on lectern_publication_request (page_id, requested_at)`);
    this.addSql(`create index lectern_publication_request_version_index on lectern_publication_request (version_id)`);
    this.addSql(
      `create index lectern_publication_request_requester_index on lectern_publication_request (requested_by, requested_at)`,
    );
  }

  override down(): void {
    this.addSql(`drop table lectern_publication_request`);
  }
}
