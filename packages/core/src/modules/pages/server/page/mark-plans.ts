import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What is planned for a page, as far as lists of pages tell it. */
export interface PageMarks {
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
  /** Something was due and could not be done. */
  readonly hasFailed: boolean;
  /** The version that goes live exactly, which is kept until then. */
  readonly versionID: string | null;
}

/** Notes on a page what is planned for it. Lists say so; the page itself stays as it was written. */
export async function markPlans(em: SqlEntityManager, pageID: string, marks: PageMarks): Promise<void> {
  await em.execute(
    `update lectern_page set publish_at = ?, unpublish_at = ?, has_failed_plan = ?, planned_version_id = ? where id = ?`,
    [marks.publishAt, marks.unpublishAt, marks.hasFailed, marks.versionID, pageID],
  );
}
