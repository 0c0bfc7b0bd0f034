import type { SeoSettings, StoredBlock } from '#contract/content.ts';
import { publicPath } from '#contract/locale.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { PublishedDocument } from '#server/site/page-source.ts';
import { coveredPages, editsSince, storedContent, withEdits } from '#modules/pages/server/public.ts';
import type { FindInput, FoundPage } from '../../page-texts.schema.ts';
import type { blockReader } from './block-reader.ts';
import type { SearchedPage } from './hits-of-page.ts';

type Facts = Pick<FoundPage, 'id' | 'title' | 'type' | 'locale' | 'path' | 'revision' | 'canEdit'>;

/** A page as it is looked through. */
export interface PageToSearch extends SearchedPage {
  readonly facts: Facts;
}

type Blocks = Record<string, StoredBlock>;
type ReadBlocks = ReturnType<typeof blockReader>;

/** A page as the database has it. */
export interface PageRow extends Omit<Facts, 'path'> {
  readonly slug: string;
  readonly placeTitle: string;
  readonly edits: Parameters<typeof withEdits>[3];
  readonly versionTitle: string;
  readonly typeData: Record<string, unknown>;
  readonly typeVersion: number;
  /** As JSON, so that the same blocks are known without being read. */
  readonly blocks: string;
  readonly blockOrder: string[];
  readonly seo: SeoSettings;
  readonly isLive: boolean;
  readonly live: Omit<PublishedDocument, 'blocks' | 'images' | 'files'> | null;
  /** Null where they are the same. */
  readonly liveBlocks: string | null;
}

/** The place of a page in the order in which pages are looked through. */
export const placeOf = ({ placeTitle, id }: PageRow) => ({ title: placeTitle, id });

type Narrowing = Pick<FindInput, 'locale' | 'type' | 'after'>;

interface Question extends Narrowing {
  readonly actor: Actor;
}

/** The conditions of the pages that an actor may look through, and the values that they name. */
function conditionsOf({ actor, locale, type }: Question) {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['deleted_at is null', 'latest_version_id is not null', coveredPages(actor, 'view-page', put)];
  if (locale) conditions.push(`locale = ${put(locale)}`);
  if (type) conditions.push(`type = ${put(type)}`);
  return { values, put, where: conditions.join(' and ') };
}

/** How many pages there are to look through. */
export async function countPages(app: Pick<Lectern, 'pool'>, question: Question): Promise<number> {
  const { where, values } = conditionsOf(question);
  const { rows } = await app.pool.query<{ total: number }>(
    `select count(*)::int as total from lectern_page where ${where}`,
    values,
  );
  return rows[0]?.total ?? 0;
}

/** Some of the pages that an actor may view, with what they say, by their titles. */
export async function pagesToSearch(app: Pick<Lectern, 'pool'>, question: Question, limit: number): Promise<PageRow[]> {
  const { where, values, put } = conditionsOf(question);
  const { actor, after } = question;
  const from = after ? `and (title_key, id) > (${put(after.title)}, ${put(after.id)}::uuid)` : '';
  const { rows } = await app.pool.query<PageRow>(
    `select p.id, p.title, p.type, p.locale, p.slug, p."placeTitle", p."canEdit", v.revision,
       ${editsSince('v.content_revision')} as edits, v.title as "versionTitle", v.type_data as "typeData",
       v.type_version as "typeVersion", json.blocks, v.block_order as "blockOrder", v.seo,
       live.page_id is not null as "isLive",
       case when live.version_id <> v.id then live.document - '{blocks,images,files}'::text[] end as live,
       nullif(json.live, json.blocks) as "liveBlocks"
     from (select id, title, type, locale, slug, latest_version_id, title_key as "placeTitle",
         ${coveredPages(actor, 'edit-page', put)} as "canEdit"
       from lectern_page where ${where} ${from} order by title_key, id limit ${limit}) p
     join lectern_page_version v on v.id = p.latest_version_id
     left join lectern_published_page live on live.page_id = p.id
     cross join lateral (select v.blocks::text as blocks,
       case when live.version_id <> v.id then (live.document -> 'blocks')::text end as live offset 0) json
     order by p."placeTitle", p.id`,
    values,
  );
  return rows;
}

/** A page with what it says. Blocks that are the same to visitors are the very same ones, and none where nothing is in them. */
export async function readPage(app: Lectern, row: PageRow, read: ReadBlocks): Promise<PageToSearch> {
  const { id, title, type, locale, slug, revision, canEdit, versionTitle, typeData, typeVersion, blockOrder, seo, live } = row;
  // Edits find their blocks.
  const blocks = (row.edits.length > 0 ? (JSON.parse(row.blocks) as Blocks) : read(row.blocks)) ?? {};
  const stored = await withEdits(app, type, { title: versionTitle, typeData, typeVersion, blocks, blockOrder, seo }, row.edits);
  const liveBlocks = row.liveBlocks === null ? blocks : (read(row.liveBlocks) ?? {});
  return {
    facts: { id, title, type, locale, path: publicPath(slug, locale, app.settings), revision, canEdit },
    type,
    locale,
    draft: storedContent(app, type, stored),
    live: live ? liveContent(app, type, { ...live, blocks: liveBlocks }) : row.isLive ? 'same' : 'none',
  };
}

type Live = Pick<PublishedDocument, 'title' | 'typeData' | 'typeVersion' | 'blockOrder' | 'seo'> & { readonly blocks: Blocks };

/** What visitors read, in the form of a version. */
function liveContent(app: Lectern, type: string, { title, typeData, typeVersion, blocks, blockOrder, seo }: Live) {
  const version = { title, typeData: { ...typeData }, typeVersion, blocks, blockOrder: [...blockOrder] };
  return storedContent(app, type, { ...version, seo: { ...seo, seoImage: null } });
}
