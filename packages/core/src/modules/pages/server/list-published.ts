import type { Lectern } from '../../../server/kernel/lectern.ts';
import { cacheTags } from '../../../server/kernel/invalidations.ts';
import { pageMedia } from '../../../server/site/source/page-media.ts';
import { windowTag } from '../../../server/kernel/list-tags.ts';
import type { PublishedSummary } from './published-document.ts';
import type {
  ListedPage,
  ListedPagesQuery,
  ListedYear,
  ListedYearsQuery,
  Neighbours,
  NeighboursQuery,
  PageReader,
  Tag,
} from '../../../server/kernel/page-reader.ts';

/** The value by which lists are sorted, compared byte by byte: it is compared again where caches are dropped. */
const sortValue = `coalesce(summary #>> array['typeData', $3], '') collate "C"`;

interface Reading {
  readonly app: Lectern;
  /** Whether the addresses of images open for a while without a session. */
  readonly isGranted: boolean;
}

interface Row {
  readonly page_id: string;
  readonly title: string;
  readonly path: string;
  readonly summary: PublishedSummary;
  readonly published_at: Date;
  readonly sort_value: string;
}

/** A row of a list. When it was published is tagged only where somebody reads it, because a change of its text alone changes it too. */
const listedPage = ({ app, isGranted }: Reading, row: Row, tag: Tag): ListedPage => ({
  id: row.page_id,
  title: row.title,
  path: row.path,
  typeData: row.summary.typeData,
  images: pageMedia(app, row.page_id, { isGranted }).withUrls('type', row.summary.images),
  get publishedAt() {
    tag(cacheTags.page(row.page_id));
    return row.published_at;
  },
});

const placeOf = (row: Row | undefined) => row && { value: row.sort_value, id: row.page_id };

/** Live pages of a type. Tags what is made of them: the rows that are shown, and the part of the list that they come from. */
async function listPublished(reading: Reading, query: ListedPagesQuery, tag: Tag): Promise<ListedPage[]> {
  const { type, locale, sortBy: field, startsWith = '', count, offset = 0 } = query;
  const { rows } = await reading.app.pool.query<Row>(
    `select page_id, title, path, summary, published_at, ${sortValue} as sort_value from lectern_published_page
     where type = $1 and locale = $2 and starts_with(${sortValue}, $4) order by sort_value desc, page_id limit $5 offset $6`,
    [type, locale, field, startsWith, count, offset],
  );
  const last = rows.length < count ? undefined : rows.at(-1);
  tag(windowTag({ type, locale, field, startsWith, edge: placeOf(last) }), ...rows.map((row) => cacheTags.listed(row.page_id)));
  return rows.map((row) => listedPage(reading, row, tag));
}

/** The live pages beside one. Tags what is made of them: these rows, and the part of the list from one to the other. */
async function listNeighbours(
  reading: Reading,
  { type, locale, sortBy: field, of }: NeighboursQuery,
  tag: Tag,
): Promise<Neighbours> {
  const beside = async (comparison: string, order: string): Promise<Row | undefined> => {
    const { rows } = await reading.app.pool.query<Row>(
      `select page_id, title, path, summary, published_at, ${sortValue} as sort_value from lectern_published_page
       where type = $1 and locale = $2 and page_id <> $5 and ${comparison} order by ${order} limit 1`,
      [type, locale, field, of.value, of.id],
    );
    return rows[0];
  };
  const isAlike = `${sortValue} = $4 and page_id`;
  const [higher, lower] = await Promise.all([
    beside(`(${sortValue} > $4 or (${isAlike} < $5))`, 'sort_value, page_id desc'),
    beside(`(${sortValue} < $4 or (${isAlike} > $5))`, 'sort_value desc, page_id'),
  ]);
  tag(windowTag({ type, locale, field, startsWith: '', top: placeOf(higher), edge: placeOf(lower) }));
  for (const row of [higher, lower]) if (row) tag(cacheTags.listed(row.page_id));
  return { higher: higher && listedPage(reading, higher, tag), lower: lower && listedPage(reading, lower, tag) };
}

/** Whether visitors find a page at a public path. */
async function isPublished(app: Lectern, path: string, tag: Tag): Promise<boolean> {
  tag(cacheTags.path(path));
  const { rows } = await app.pool.query('select from lectern_published_page where path = $1', [path]);
  return rows.length > 0;
}

/** The years in which live pages of a type have a day, latest first, each with their number. */
async function listPublishedYears(
  app: Lectern,
  { type, locale, field }: ListedYearsQuery,
  tag: Tag,
): Promise<readonly ListedYear[]> {
  tag(windowTag({ type, locale, field, startsWith: '', edge: undefined }));
  const { rows } = await app.pool.query<ListedYear>(
    `select left(summary #>> array['typeData', $3], 4) as year, count(*)::int as count from lectern_published_page
     where type = $1 and locale = $2 and coalesce(summary #>> array['typeData', $3], '') <> '' group by 1 order by 1 desc`,
    [type, locale, field],
  );
  return rows;
}

/** Reads live pages for loaders and routes. `isGranted`: for previews, which have no session. */
export const createPageReader = (app: Lectern, { isGranted = false } = {}): PageReader => ({
  list: (query, tag) => listPublished({ app, isGranted }, query, tag),
  neighbours: (query, tag) => listNeighbours({ app, isGranted }, query, tag),
  listYears: (query, tag) => listPublishedYears(app, query, tag),
  isPublished: (path, tag) => isPublished(app, path, tag),
});
