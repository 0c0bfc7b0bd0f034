import type { Lectern } from '#server/kernel/lectern.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { ListedPart } from '#server/kernel/invalidations.ts';
import { pageMedia } from '#server/site/source/page-media.ts';
import { tagReader } from '#server/site/tag-reader.ts';
import { windowTag, yearsTag } from '#server/kernel/list-tags.ts';
import type { PublishedSummary } from './published-document.ts';
import type {
  ListedPage,
  ListedPagesQuery,
  ListedYear,
  ListedYearsQuery,
  Neighbours,
  NeighboursQuery,
  PageReader,
  PublicTag,
  Tag,
} from '#server/kernel/page-reader.ts';

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

/** The own data of a page, each field of which is tagged where somebody reads it, also one that is not there yet. */
const taggedData = (data: ListedPage['typeData'], tag: (part: ListedPart) => void): ListedPage['typeData'] =>
  new Proxy(data, {
    get(target, name, receiver) {
      if (typeof name === 'string') tag(`data.${name}`);
      return Reflect.get(target, name, receiver) as unknown;
    },
    ownKeys(target) {
      tag('data');
      return Reflect.ownKeys(target);
    },
  });

/** A row of a list. What is made of it depends on the parts that are read, and on no other. */
function listedPage({ app, isGranted }: Reading, row: Row, tag: Tag): ListedPage {
  const id = row.page_id;
  let images: ListedPage['images'] | undefined;
  const tagPart = (part: ListedPart): void => tag(cacheTags.listed(id, part));
  return {
    id,
    get title() {
      tagPart('title');
      return row.title;
    },
    get path() {
      tagPart('path');
      return row.path;
    },
    typeData: taggedData(row.summary.typeData, tagPart),
    get images() {
      tagPart('images');
      return (images ??= pageMedia(app, id, { isGranted }).withUrls('type', row.summary.images));
    },
    get publishedAt() {
      tag(cacheTags.page(id));
      return row.published_at;
    },
  };
}

const placeOf = (row: Row | undefined) => row && { value: row.sort_value, id: row.page_id };

/** SQL that narrows live pages to those that have a tag themselves, under the ids of those that were merged into it too. */
const withTag = (tag: string | undefined, placeholder: string): string =>
  tag === undefined
    ? ''
    : ` and page_id in (select r.page_id from lectern_reference r join lectern_tag t on t.id::text = r.target
        where r.kind = 'tag' and r.owner_kind = 'live-page' and r.block_key = '' and coalesce(t.merged_into, t.id) = ${placeholder}::uuid)`;
const valuesOf = (tag: string | undefined): string[] => (tag === undefined ? [] : [tag]);

/** What a list that is narrowed to a tag depends on besides: which pages of the type have it, and what was merged into it. */
const narrowedTags = (type: string, tag: string | undefined): string[] =>
  tag === undefined ? [] : [cacheTags.type(type), cacheTags.tag(tag)];

/** Live pages of a type. Tags what is made of them: the part of the list that they come from, and what is read of each row. */
async function listPublished(reading: Reading, query: ListedPagesQuery, tag: Tag): Promise<ListedPage[]> {
  const { type, locale, sortBy: field, startsWith = '', tag: wanted, count, offset = 0 } = query;
  const { rows } = await reading.app.pool.query<Row>(
    `select page_id, title, path, summary, published_at, ${sortValue} as sort_value from lectern_published_page
     where type = $1 and locale = $2 and starts_with(${sortValue}, $4)${withTag(wanted, '$7')}
     order by sort_value desc, page_id limit $5 offset $6`,
    [type, locale, field, startsWith, count, offset, ...valuesOf(wanted)],
  );
  const last = rows.length < count ? undefined : rows.at(-1);
  tag(windowTag({ type, locale, field, startsWith, edge: placeOf(last) }), ...narrowedTags(type, wanted));
  return rows.map((row) => listedPage(reading, row, tag));
}

/** The live pages beside one. Tags what is made of them: the part of the list from one to the other, and what is read of both. */
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
  { type, locale, field, tag: wanted }: ListedYearsQuery,
  tag: Tag,
): Promise<readonly ListedYear[]> {
  tag(yearsTag({ type, locale, field }), ...narrowedTags(type, wanted));
  const { rows } = await app.pool.query<ListedYear>(
    `select left(summary #>> array['typeData', $3], 4) as year, count(*)::int as count from lectern_published_page
     where type = $1 and locale = $2 and coalesce(summary #>> array['typeData', $3], '') <> ''${withTag(wanted, '$4')}
     group by 1 order by 1 desc`,
    [type, locale, field, ...valuesOf(wanted)],
  );
  return rows;
}

/** A tag that visitors read. */
async function readTag(app: Lectern, id: string, tag: Tag): Promise<PublicTag | undefined> {
  tag(cacheTags.tag(id));
  const [found] = await app.service(tagReader).read([id]);
  if (!found || found.isPrivate) return undefined;
  tag(cacheTags.tag(found.id));
  return { id: found.id, term: found.term };
}

/** Reads live pages for loaders and routes. `isGranted`: for previews, which have no session. */
export const createPageReader = (app: Lectern, { isGranted = false } = {}): PageReader => ({
  list: (query, tag) => listPublished({ app, isGranted }, query, tag),
  neighbours: (query, tag) => listNeighbours({ app, isGranted }, query, tag),
  listYears: (query, tag) => listPublishedYears(app, query, tag),
  isPublished: (path, tag) => isPublished(app, path, tag),
  tag: (id, tag) => readTag(app, id, tag),
});
