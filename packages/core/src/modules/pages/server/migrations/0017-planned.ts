import { Migration } from '@mikro-orm/migrations';

/** What is planned for a page, as lists show it; and the version that is to go live, which is kept. */
export default class Planned extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page add column publish_at timestamptz, add column unpublish_at timestamptz,
      add column has_failed_plan boolean not null default false, add column planned_version_id uuid`);
    this.addSql(`create index lectern_page_planned_index on lectern_page (coalesce(publish_at, unpublish_at))
      where publish_at is not null or unpublish_at is not null or has_failed_plan`);
  }

  override down(): void {
    this.addSql(`alter table lectern_page drop column publish_at, drop column unpublish_at, drop column has_failed_plan,
      drop column planned_version_id`);
  }
}
