import type { Queryable } from '#server/database/statement.ts';
import { fail } from './fail.ts';
import type { Page } from './page.entity.ts';
import type { PageVersion } from './page-version.entity.ts';

/** A page with its latest version, as far as a write needs them: nothing of their content. */
export interface StandingPage {
  readonly page: Pick<Page, 'id' | 'type' | 'locale' | 'translationGroup'> & {
    readonly createdBy: number | null;
    readonly parentID: string | null;
  };
  readonly version: Pick<PageVersion, 'id' | 'pageID' | 'number' | 'revision' | 'isFrozen' | 'updatedAt'>;
}

const conditions = {
  page: 'p.id = $1',
  version: 'p.id = (select page_id from lectern_page_version where id = $1)',
};

/** SQL of a page by its own id or by that of any of its versions, unless it lies in the trash. */
export const livingPage = (by: keyof typeof conditions): string => `p.deleted_at is null and ${conditions[by]}`;

const lock = (by: keyof typeof conditions): string => `select p.id, p.type, p.locale, p.created_by as "createdBy",
    p.parent_id as "parentID", p.translation_group as "translationGroup"
  from lectern_page p where ${livingPage(by)} for update of p`;

const read = (by: keyof typeof conditions, also: string): string => `select v.id, v.page_id as "pageID", v.number, v.revision,
    v.is_frozen as "isFrozen", v.updated_at as "updatedAt"${also}
  from lectern_page p join lectern_page_version v on v.id = p.latest_version_id where ${livingPage(by)}`;

interface Also {
  /** Begins the names of the statements. */
  readonly name: string;
  /** SQL of columns more: of the page `p`, of its latest version `v`. */
  readonly columns: string;
  /** For its placeholders, from `$2`. */
  readonly values: readonly unknown[];
}

/**
 * Locks a page until the end of the transaction, and then reads which version is the latest: whoever held the lock may have
 * written one. Both go on their way together. PM_01 where there is no such page.
 */
export async function lockStanding<More = unknown>(
  database: Queryable,
  { by, id }: { readonly by: keyof typeof conditions; readonly id: string },
  { name, columns, values }: Also = { name: 'read', columns: '', values: [] },
): Promise<StandingPage & { readonly more: More }> {
  const [pages, versions] = await Promise.all([
    database.query<StandingPage['page']>({ name: `lock_${by}`, text: lock(by), values: [id] }),
    database.query<StandingPage['version'] & More>({
      name: `${name}_standing_${by}`,
      text: read(by, columns),
      values: [id, ...values],
    }),
  ]);
  const [page, version] = [pages[0], versions[0]];
  return page && version ? { page, version, more: version } : fail('noPage');
}
