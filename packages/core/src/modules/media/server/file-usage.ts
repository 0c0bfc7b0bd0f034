import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { CommandContext } from '#server/kernel/command.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { MediaFile } from './media-file.entity.ts';
import { advisoryLock } from '#server/kernel/advisory-lock.ts';
import { LecternError } from '#contract/errors.ts';
import { fail } from './fail.ts';

/** Titles of pages that a refusal names; more are counted. */
const namedPages = 5;

/**
 * SQL of the ids that count for a list of files: themselves, and the videos that show them. `ids`: a placeholder of uuids.
 */
export const withVideos = (ids: string): string =>
  `(select unnest(${ids}::uuid[]) union select v.id from lectern_media_file v where v.deleted_at is null and
    (v.poster_file_id = any(${ids}::uuid[]) or (v.video_type = 'gif' and v.video_id = any(${ids}::text[]))))`;

const usesLock = advisoryLock('media/uses');

/**
 * Keeps apart, until the end of the transaction, what makes pages live (`shared`) and what deletes files (`exclusive`): no
 * page goes live with a file that goes into the trash at the same moment.
 */
export const lockUses = (em: SqlEntityManager, mode: 'shared' | 'exclusive'): Promise<unknown> =>
  em.execute(`select pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}(${usesLock})`);

/**
 * SQL of the owners whose settings name any of some files. `files`: SQL of their ids. `owners`: a placeholder of those that are
 * installed; what others left behind holds nothing up.
 */
export const settingsThatUse = (files: string, owners: string): string =>
  `select distinct r.owner_id as owner from lectern_reference r where r.kind = 'media' and r.owner_kind = 'setting'
    and r.owner_id = any(${owners}::text[]) and r.target in (${files})`;

/**
 * SQL of the records of plugins that show any of some files, with the plugin of each. `files`: SQL of their ids. `plugins`: a
 * placeholder of those that are installed.
 */
export const recordsThatShow = (files: string, plugins: string): string =>
  `select r.block_key as owner, r.anchor as label from lectern_reference r where r.kind = 'media' and r.owner_kind = 'record'
    and r.block_key = any(${plugins}::text[]) and r.target in (${files}) order by r.anchor, r.owner_id`;

/** The ids of the plugins that the site has. */
export const installedPlugins = ({ site }: Pick<Lectern, 'site'>): string[] => site.plugins.map(({ manifest }) => manifest.id);

/** Refuses (G_12) where a live page, the settings of the site or a record of a plugin need one of these files. Names them. */
export async function assertNotLive({ app, em }: Pick<CommandContext, 'app' | 'em'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const list = `{${ids.join(',')}}`;
  const pages = await em.execute<{ id: string; title: string }[]>(
    `select distinct p.id, p.title, p.title_key from lectern_reference r join lectern_page p on p.id = r.page_id
     where r.kind = 'media' and r.owner_kind = 'live-page' and r.target in (select id::text from ${withVideos('?')} as u (id))
     order by p.title_key, p.id`,
    [list, list, list],
  );
  const owners = [...app.ownedSettings.entries()].map(([owner]) => owner);
  const settings = await em.execute<{ owner: string }[]>(
    settingsThatUse(`select id::text from ${withVideos('?')} as u (id)`, '?'),
    [`{${owners.join(',')}}`, list, list, list],
  );
  const records = await em.execute<{ label: string | null }[]>(
    recordsThatShow(`select id::text from ${withVideos('?')} as u (id)`, '?'),
    [`{${installedPlugins(app).join(',')}}`, list, list, list],
  );
  if (pages.length + settings.length + records.length === 0) return;
  const titles = pages.slice(0, namedPages).map(({ title }) => title);
  const labels = settings.map(({ owner }) => app.ownedSettings.get(owner)?.label ?? owner);
  const shownBy = records.flatMap(({ label }) => label ?? []);
  const params = {
    pages: titles.join(', '),
    count: pages.length,
    ...(labels.length > 0 ? { settings: labels.join(', ') } : {}),
    ...(shownBy.length > 0 ? { records: shownBy.slice(0, namedPages).join(', ') } : {}),
  };
  throw new LecternError({ code: 'G_12', params });
}

/** A file that is there and not in the trash, held until the end of the transaction; G_15 where it is not. */
export async function liveFile(em: SqlEntityManager, id: string, property?: string): Promise<MediaFile> {
  await em.execute('select id from lectern_media_file where id = ? for update', [id]);
  return (await em.findOne(MediaFile, { id, deletedAt: null })) ?? fail('gone', property);
}
