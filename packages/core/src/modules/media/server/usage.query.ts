import type { List } from '#contract/list.ts';
import type { MediaFile as PresentedFile, PagesByFileQuery, PageUsage, Selection, Usage, UsageScope } from '../media.schema.ts';
import { publicPath } from '#contract/locale.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { folderAccess } from './folder-access.ts';
import { installedPlugins, recordsThatShow, settingsThatUse, withVideos } from './file-usage.ts';
import { folderAt } from './folders.ts';
import { MediaFile } from './media-file.entity.ts';
import { presentFile } from './media-file.presenter.ts';
import { pageUses } from './media.services.ts';
import { holdsTerm } from '#server/database/folded-sql.ts';
import { listRows } from '#server/database/list-rows.ts';
import type { Put } from '#server/database/statement.ts';
import { fail } from './fail.ts';
import { viewablePages } from '../../tags/server/public.ts';
import { nameKey } from '#contract/fold-text.ts';

/** Columns by which a list of pages that use a file may be sorted, and the SQL of each. */
const usageColumns = {
  title: 'p.title_key',
  slug: 'p.slug collate "C"',
  createdAt: 'p.created_at',
  updatedAt: 'p.updated_at',
} as const;

/** Pages that a list of uses names; more are counted. */
const namedPages = 50;

/** SQL of the pages by the versions that use any of some files: what visitors see, the latest, older ones. `ids`: a placeholder of uuids. */
const usesOf = (ids: string): string => `files (id) as ${withVideos(ids)}, used (page_id, scope) as (
  select r.page_id, 'live' from lectern_reference r
    where r.kind = 'media' and r.owner_kind = 'live-page' and r.target in (select id::text from files)
  union select r.page_id, 'draft' from lectern_reference r join lectern_page p on p.id = r.page_id
    where r.kind = 'media' and r.owner_kind = 'page-version' and r.target in (select id::text from files)
      and p.latest_version_id is distinct from p.published_version_id
  union select m.page_id, 'old' from lectern_version_media m join lectern_page p on p.id = m.page_id
    where m.file_id in (select id from files) and m.version_id is distinct from p.latest_version_id
      and m.version_id is distinct from p.published_version_id)`;

/** Pages `p` with what of them uses the files. */
const pagesThatUse = `(select page_id, array_agg(scope) as scopes from used group by page_id) u
  join lectern_page p on p.id = u.page_id and p.deleted_at is null`;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly type: string;
  readonly locale: string;
  readonly status: PageUsage['status'];
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly uses: UsageScope[];
}

/** SQL of what is said of such a page. */
const columnsOf = (app: Lectern, put: Put): string =>
  `p.id, p.title, p.slug, p.type, p.locale, p.created_at, p.updated_at, ${app.service(pageUses).statusOf('p.id', put)} as status,
  u.scopes as uses`;

const order: readonly UsageScope[] = ['live', 'draft', 'old'];

const presentPage = (app: Lectern, row: Row): PageUsage => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  path: publicPath(row.slug, row.locale, app.settings),
  type: row.type,
  locale: row.locale,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  uses: order.filter((scope) => row.uses.includes(scope)),
});

/** SQL of the pages whose drafts an actor may view. */
const viewable = (app: Lectern, actor: Actor, put: Put): string =>
  `(select id from lectern_page where ${app.service(viewablePages).condition(actor, put)})`;

/** One page of the list of pages that use a file, in whatever version, and that the actor may view. */
export async function listPagesByFile(app: Lectern, actor: Actor, query: PagesByFileQuery): Promise<List<PageUsage>> {
  const file = await app.orm.em.fork().findOne(MediaFile, { id: query.fileID });
  const access = await folderAccess(app.pool, actor, true);
  if (!file || !access.canUse(file) || !access.canSeeKept(file.keptTo)) fail('gone', 'fileID');
  const { rows, totalItems } = await listRows<Row>(app.database, query, (put) => ({
    with: usesOf(put([query.fileID])),
    columns: columnsOf(app, put),
    from: pagesThatUse,
    where: [`p.id in ${viewable(app, actor, put)}`, holdsTerm(`(p.title_key || ' ' || p.slug)`, query.searchTerm, put)],
    order: `${usageColumns[query.columnToSort]} ${query.sortOrder}`,
    unique: `p.id ${query.sortOrder}`,
  }));
  return { items: rows.map((row) => presentPage(app, row)), totalItems };
}

async function selectedIDs(app: Lectern, { fileIDs, directories }: Selection): Promise<string[]> {
  const folders = directories.map((path) => nameKey(folderAt(path, 'directories')));
  const { rows } = await app.pool.query<{ id: string; path: string; shared: boolean }>(
    `select id from lectern_media_file f where deleted_at is null and (id = any($1::uuid[]) or exists (
       select from unnest($2::text[]) d where d = '/' or f.path_key = d or starts_with(f.path_key, d || '/')))`,
    [fileIDs, folders],
  );
  return rows.map(({ id }) => id);
}

/** The modules and plugins whose settings use any of some files. */
async function settingsWith({ pool, ownedSettings }: Lectern, ids: readonly string[]): Promise<Usage['settings']> {
  const owned = new Map(ownedSettings.entries());
  const { rows } = await pool.query<{ owner: string }>(
    settingsThatUse(`select id::text from ${withVideos('$1')} as u (id)`, '$2'),
    [ids, [...owned.keys()]],
  );
  return rows
    .map(({ owner }) => ({ owner, label: owned.get(owner)?.label ?? owner }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** The records of plugins that show any of some files. */
async function recordsWith(app: Lectern, ids: readonly string[]): Promise<Usage['records']> {
  const { rows } = await app.pool.query<{ owner: string; label: string | null }>(
    recordsThatShow(`select id::text from ${withVideos('$1')} as u (id)`, '$2'),
    [ids, installedPlugins(app)],
  );
  return rows.map(({ owner, label }) => ({ owner, label: label ?? owner }));
}

/**
 * The users of a selection: pages by what of them does, settings, and videos that are not in the selection themselves. Pages that
 * the actor may not view are counted, not named.
 */
export async function readUsage(app: Lectern, actor: Actor, selection: Selection): Promise<Usage> {
  const access = await folderAccess(app.pool, actor);
  const em = app.orm.em.fork();
  const ids = await selectedIDs(app, selection);
  const files = await em.find(MediaFile, { id: { $in: ids } });
  const known = files.filter((file) => access.canUse(file)).map(({ id }) => id);
  const values: unknown[] = [known];
  const put: Put = (value) => `$${values.push(value)}`;
  const visible = viewable(app, actor, put);
  const columns = columnsOf(app, put);
  const { rows } = await app.pool.query<Row & { readonly isVisible: boolean }>(
    `with ${usesOf('$1')} select ${columns}, p.id in ${visible} as "isVisible" from ${pagesThatUse} order by p.title_key, p.id`,
    values,
  );
  const of = (scope: UsageScope) => rows.filter(({ uses }) => uses.includes(scope));
  const named = (pages: typeof rows): PageUsage[] =>
    pages
      .filter(({ isVisible }) => isVisible)
      .slice(0, namedPages)
      .map((row) => presentPage(app, row));
  const [live, draft, old] = [of('live'), of('draft'), of('old')];
  const videos = await em.find(MediaFile, {
    deletedAt: null,
    id: { $nin: known },
    $or: [{ posterFileID: { $in: known } }, { videoType: 'gif', videoID: { $in: known } }],
  });
  return {
    live: named(live),
    draft: named(draft),
    old: named(old),
    settings: await settingsWith(app, known),
    records: await recordsWith(app, known),
    videos: videos.filter((video) => access.canUse(video)).map((video): PresentedFile => presentFile(video, access)),
    totals: { live: live.length, draft: draft.length, old: old.length },
  };
}
