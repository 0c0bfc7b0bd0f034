import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { PageTypeDefinition } from '../../../contract/page-type.ts';
import { cacheTags } from '../../../server/kernel/invalidations.ts';
import { pointTag } from '../../../server/kernel/list-tags.ts';
import type { PublishedSummary } from './published-document.ts';

/** The parts of a live page that others show. */
export interface ShownPage {
  readonly id: string;
  readonly type: string;
  readonly locale: string;
  readonly translationGroup: string;
  readonly path: string;
  readonly title: string;
  readonly summary: PublishedSummary;
}

interface Row extends Omit<ShownPage, 'translationGroup'> {
  readonly translation_group: string;
}

/** The parts of a page that others show now; undefined where it is not live. Locks its row until the end of the transaction. */
export async function shownPage(em: SqlEntityManager, id: string): Promise<ShownPage | undefined> {
  const [row] = await em.execute<Row[]>(
    `select page_id as id, type, locale, translation_group, path, title, summary
     from lectern_published_page where page_id = ? for update`,
    [id],
  );
  if (!row) return undefined;
  const { translation_group: translationGroup, ...shown } = row;
  return { ...shown, translationGroup };
}

/** A value by which lists are sorted, as the database reads it out of JSON. */
const sortValue = (shown: ShownPage | undefined, field: string): string | undefined => {
  if (!shown) return undefined;
  const value = shown.summary.typeData[field];
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};

/** Rows of lists that come, go or move: of each field by which pages of the type can be sorted. */
function movedRows(before: ShownPage | undefined, after: ShownPage | undefined, fields: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const [was, is] = [sortValue(before, field), sortValue(after, field)];
    if (was === is) return [];
    return [before, after].flatMap((shown) => {
      const value = sortValue(shown, field);
      return shown && value !== undefined ? [pointTag({ ...shown, field, value })] : [];
    });
  });
}

/** The tags of everything that shows something of a page which is another after a change: undefined where it is not live. */
export function changedTags(
  before: ShownPage | undefined,
  after: ShownPage | undefined,
  definition: PageTypeDefinition | undefined,
): string[] {
  const shown = after ?? before;
  if (!shown) return [];
  const { id, type, translationGroup } = shown;
  const isMoved = before?.path !== after?.path;
  const isRenamed = isMoved || before?.title !== after?.title;
  const isListedAnew = isRenamed || !isDeepStrictEqual(before?.summary, after?.summary);
  const fields = [
    ...new Set([
      ...Object.keys(definition?.fields ?? {}),
      ...Object.keys({ ...before?.summary.typeData, ...after?.summary.typeData }),
    ]),
  ];
  return [
    cacheTags.page(id),
    cacheTags.type(type),
    ...[before, after].flatMap((state) => (state ? [cacheTags.path(state.path)] : [])),
    ...(isMoved ? [cacheTags.link(id)] : []),
    ...(isRenamed ? [cacheTags.siblings(translationGroup)] : []),
    ...(isListedAnew ? [cacheTags.listed(id)] : []),
    ...movedRows(before, after, fields),
  ];
}
