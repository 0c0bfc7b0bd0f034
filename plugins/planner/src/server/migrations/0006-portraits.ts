import { Migration } from '@lectern/core/migrations';

/** Says to the library whose portraits its pictures are, for advisors who were stored before it was told by `app.pictures`. */
export default class Portraits extends Migration {
  override up(): void {
    this.addSql(`insert into lectern_reference (owner_kind, owner_id, block_key, kind, target, anchor)
      select 'record', a.id::text, 'planner', 'media', a.image_id::text, left(a.name, 64)
      from planner_advisor a join lectern_media_file f on f.id = a.image_id and f.file_type = 'image'
      where not a.is_removed and not exists (
        select from lectern_reference r where r.owner_kind = 'record' and r.owner_id = a.id::text)`);
  }

  override down(): void {
    // What the library was told stays true.
  }
}
