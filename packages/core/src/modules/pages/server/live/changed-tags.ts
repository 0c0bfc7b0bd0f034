import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { PageTypeDefinition } from '#contract/page-type.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { ListedPart } from '#server/kernel/invalidations.ts';
import { pointTag, yearsTag } from '#server/kernel/list-tags.ts';
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
  /** The anchor points that links may lead to. */
  readonly anchors: readonly string[];
  /** Search engines are asked to leave it out. */
  readonly noIndex: boolean;
}

interface Row extends Omit<ShownPage, 'translationGroup'> {
  readonly translation_group: string;
}

/** The parts of a page that others show now; undefined where it is not live. Locks its row until the end of the transaction. */
export async function shownPage(em: SqlEntityManager, id: string): Promise<ShownPage | undefined> {
  const [row] = await em.execute<Row[]>(
    `select page_id as id, type, locale, translation_group, path, title, summary, anchors, no_index as "noIndex"
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

/** The year of a day, as lists count them. */
const yearOf = (value: string): string => value.slice(0, 4);

/** Rows of lists that come, go or move: of each field by which pages of the type can be sorted. */
function movedRows(before: ShownPage | undefined, after: ShownPage | undefined, fields: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const [was, is] = [sortValue(before, field), sortValue(after, field)];
    if (was === is) return [];
    const isOfSameYear = was !== undefined && is !== undefined && yearOf(was) === yearOf(is);
    return [before, after].flatMap((shown) => {
      const value = sortValue(shown, field);
      if (!shown || value === undefined) return [];
      return [pointTag({ ...shown, field, value }), ...(isOfSameYear ? [] : [yearsTag({ ...shown, field })])];
    });
  });
}

/** The parts of a page that lists and menus print and that are another after a change. */
function changedParts(before: ShownPage | undefined, after: ShownPage | undefined, fields: readonly string[]): ListedPart[] {
  const isAnother = (read: (shown: ShownPage) => unknown): boolean =>
    !isDeepStrictEqual(before && read(before), after && read(after));
  const changed = fields.filter((field) => isAnother(({ summary }) => summary.typeData[field]));
  return [
    ...(isAnother(({ title }) => title) ? ['title' as const] : []),
    ...(isAnother(({ path }) => path) ? ['path' as const] : []),
    ...(isAnother(({ summary }) => summary.images) ? ['images' as const] : []),
    ...(changed.length > 0 ? ['data' as const, ...changed.map((field) => `data.${field}` as const)] : []),
  ];
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
  const isLedElsewhere = isMoved || !isDeepStrictEqual(before?.anchors.toSorted(), after?.anchors.toSorted());
  const isFoundAnew = isMoved || before?.noIndex !== after?.noIndex || before?.summary.canonical !== after?.summary.canonical;
  const held = Object.keys({ ...before?.summary.typeData, ...after?.summary.typeData });
  const fields = [...new Set([...Object.keys(definition?.fields ?? {}), ...held])];
  return [
    cacheTags.page(id),
    cacheTags.type(type),
    cacheTags.sitemap,
    // Whose path alone matters, such as what stands below a page, stays while only its words change.
    ...(isMoved ? [before, after].flatMap((state) => (state ? [cacheTags.path(state.path)] : [])) : []),
    ...(isLedElsewhere ? [cacheTags.link(id)] : []),
    ...(isFoundAnew ? [cacheTags.siblings(translationGroup)] : []),
    ...changedParts(before, after, held).map((part) => cacheTags.listed(id, part)),
    ...movedRows(before, after, fields),
  ];
}
