import type { Lectern } from '#server/kernel/lectern.ts';
import { readEdits } from './page-edits.ts';
import { withEdits } from './version-content.ts';
import { fail } from '../page/fail.ts';
import type { PageVersion } from '../page/page-version.entity.ts';
import type { Page } from '../page/page.entity.ts';
import { livingPage } from '../page/standing-page.ts';

/** A page and its latest version as they are stored before a change begins: nothing is locked. */
export interface StoredPage {
  readonly page: Pick<Page, 'id' | 'type' | 'locale' | 'createdBy' | 'parentID' | 'translationGroup'>;
  readonly version: Pick<
    PageVersion,
    'id' | 'pageID' | 'number' | 'revision' | 'title' | 'typeData' | 'typeVersion' | 'blocks' | 'blockOrder' | 'seo' | 'updatedAt'
  >;
}

type PageFacts = Omit<StoredPage['page'], 'id'>;

const columns = `p.type, p.locale, p.created_by as "createdBy", p.parent_id as "parentID",
  p.translation_group as "translationGroup",
  v.id, v.page_id as "pageID", v.number, v.revision, v.content_revision as "contentRevision", v.title, v.type_data as "typeData", v.type_version as "typeVersion",
  v.blocks, v.block_order as "blockOrder", v.seo, v.updated_at as "updatedAt"`;

/** Reads a page by its own id or by that of any of its versions, with its latest version as it stands. PM_01 where there is none. */
export async function findStoredPage(app: Lectern, by: 'page' | 'version', id: string): Promise<StoredPage> {
  const [row] = await app.database.query<StoredPage['version'] & PageFacts & { readonly contentRevision: number }>({
    name: `find_stored_${by}`,
    text: `select ${columns} from lectern_page p join lectern_page_version v on v.id = p.latest_version_id
      where ${livingPage(by)}`,
    values: [id],
  });
  if (!row) return fail('noPage');
  const { type, locale, createdBy, parentID, translationGroup, contentRevision, ...version } = row;
  const edits = await readEdits(app.pool, version.pageID, { after: contentRevision, upTo: version.revision });
  return {
    page: { id: version.pageID, type, locale, createdBy, parentID, translationGroup },
    version: await withEdits(app, type, version, edits),
  };
}
