import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { TranslatedBlocks } from './state/translated-block.ts';

type Database = Pick<SqlEntityManager, 'execute'>;

/** A page that was translated from another, as it is stored. */
export interface TranslationRow {
  readonly pageID: string;
  readonly sourceID: string;
  readonly blocks: TranslatedBlocks;
  readonly outdated: number;
}

const columns = 'page_id as "pageID", source_id as "sourceID", blocks, outdated';

/** What is known of a page as a translation; undefined for one that is none. */
export async function translationOf(em: Database, pageID: string): Promise<TranslationRow | undefined> {
  const rows = await em.execute<TranslationRow[]>(`select ${columns} from lectern_translation where page_id = ?`, [pageID]);
  return rows[0];
}

/** As `translationOf`, locked until the end of the transaction. */
export async function lockTranslation(em: Database, pageID: string): Promise<TranslationRow | undefined> {
  const rows = await em.execute<TranslationRow[]>(`select ${columns} from lectern_translation where page_id = ? for update`, [
    pageID,
  ]);
  return rows[0];
}

/** The pages that are translations, or have some, among others: those that are to be looked at when one of these was written. */
export async function translationsAround(em: Database, pageIDs: readonly string[]): Promise<TranslationRow[]> {
  return em.execute<TranslationRow[]>(
    `with written as (select value::uuid as id from jsonb_array_elements_text(?::jsonb))
     select ${columns} from lectern_translation where page_id in (select id from written
       union select t.page_id from lectern_translation t join written on written.id = t.source_id) order by page_id`,
    [JSON.stringify(pageIDs)],
  );
}

interface NewState {
  readonly blocks: TranslatedBlocks;
  readonly outdated: number;
}

/** Writes what is known of a translation by now, unless somebody did meanwhile. */
export async function saveTranslation(em: Database, row: TranslationRow, { blocks, outdated }: NewState): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    'update lectern_translation set blocks = ?::jsonb, outdated = ? where page_id = ? and blocks = ?::jsonb returning 1',
    [JSON.stringify(blocks), outdated, row.pageID, JSON.stringify(row.blocks)],
  );
  return rows.length > 0;
}

/** Begins to know a page as a translation of another. */
export async function insertTranslation(
  em: Database,
  { pageID, sourceID, blocks }: Omit<TranslationRow, 'outdated'>,
  outdated: number,
): Promise<void> {
  await em.execute('insert into lectern_translation (page_id, source_id, blocks, outdated) values (?, ?, ?::jsonb, ?)', [
    pageID,
    sourceID,
    JSON.stringify(blocks),
    outdated,
  ]);
}

/** Forgets a page as a translation and as the source of others. */
export async function forgetTranslation(em: Database, pageID: string): Promise<void> {
  await em.execute('delete from lectern_translation where page_id = ? or source_id = ?', [pageID, pageID]);
}
