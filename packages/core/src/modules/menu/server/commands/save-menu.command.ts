import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { LecternError } from '#contract/errors.ts';
import type { FieldError } from '#contract/errors.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { advisoryLock } from '#server/kernel/advisory-lock.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import { defineUndo } from '#server/kernel/undo-log.ts';
import { writeReferences } from '#modules/pages/server/public.ts';
import { refuseChanged } from '#modules/undo/server/public.ts';
import { maxItems } from '../../menu.schema.ts';
import type { MenuItem } from '../../menu.schema.ts';
import { fail } from '../fail.ts';
import { knownMenu } from '../known-menus.ts';
import { countItems, placedItems, referencesOfMenu } from '../menu-items.ts';
import { MenuVersion } from '../menu-version.entity.ts';
import { peopleSQL } from '#modules/users/server/public.ts';

interface MenuPlace {
  readonly name: string;
  readonly locale: string;
  /** The one that the change began with; undefined writes on top of whatever is there, for imports. */
  readonly revision?: number | undefined;
}

interface SaveMenuInput extends MenuPlace {
  readonly items: readonly MenuItem[];
}

interface RestoreMenuInput extends MenuPlace {
  /** The revision to take back. */
  readonly from: number;
}

/** The live version of a menu, held until the end of the transaction also where there is none yet. */
export async function lockMenu(
  em: SqlEntityManager,
  { name, locale }: Pick<MenuPlace, 'name' | 'locale'>,
): Promise<MenuVersion | undefined> {
  await em.execute(`select pg_advisory_xact_lock(${advisoryLock('menu/save')})`);
  const [latest] = await em.find(MenuVersion, { name, locale }, { orderBy: { revision: 'desc' }, limit: 1 });
  return latest;
}

/** Tells who saved the present revision and when, so that people know whom to talk to. */
async function refuseOutdated(em: SqlEntityManager, latest: MenuVersion | undefined): Promise<never> {
  if (!latest) return fail('outdated');
  const [writer]: { id: number; name: string }[] = await em.execute(`select id, name from ${peopleSQL} who where id = ?`, [
    latest.savedBy ?? null,
  ]);
  return fail('outdated', undefined, {
    savedAt: latest.savedAt.toISOString(),
    ...(writer ? { savedByID: writer.id, savedBy: writer.name } : {}),
  });
}

const pagesOf = (items: readonly MenuItem[]): string[] =>
  placedItems(items).flatMap(({ item: { to } }) => (to && 'page' in to ? [to.page] : []));

interface Check {
  readonly items: readonly MenuItem[];
  readonly levels: number;
  /** What is live now: an item whose page is gone may stay, since it may come back from the trash. */
  readonly former: readonly MenuItem[];
}

/** Refuses items that cannot be a menu of so many levels: all that is wrong at once. */
async function checkItems(em: SqlEntityManager, { items, levels, former }: Check): Promise<void> {
  const placed = placedItems(items);
  if (placed.length > maxItems) fail('tooLong', 'items');
  const pages = pagesOf(items);
  const rows = await em.execute<{ id: string }[]>(
    'select id from lectern_page where id = any(?::uuid[]) and deleted_at is null',
    [`{${pages.join(',')}}`],
  );
  const known = new Set([...rows.map(({ id }) => id), ...pagesOf(former)]);
  const taken = new Set<string>();
  const errors = placed.flatMap(({ item: { id, to }, path, level }): FieldError[] => {
    const isTwice = taken.has(id);
    taken.add(id);
    return [
      ...(isTwice ? [{ property: `${path}.id`, code: 'V_06' }] : []),
      ...(level > levels ? [{ property: path, code: 'G_61' }] : []),
      ...(to && 'page' in to && !known.has(to.page) ? [{ property: `${path}.to.page`, code: 'PM_01' }] : []),
    ];
  });
  if (errors.length > 0) throw new LecternError(errors);
}

interface NextVersion {
  readonly latest: MenuVersion | undefined;
  readonly items: readonly MenuItem[];
  readonly restoredFrom: number | null;
}

/** Writes the next version, which is live with the commit, and answers with its revision. */
export async function writeVersion(
  { em, actor, now, audit, invalidate }: CommandContext,
  { name, locale }: Pick<MenuPlace, 'name' | 'locale'>,
  { latest, items, restoredFrom }: NextVersion,
): Promise<number> {
  const revision = (latest?.revision ?? 0) + 1;
  const savedBy = userIDOf(actor) ?? null;
  em.create(MenuVersion, { name, locale, revision, items, restoredFrom, savedAt: now, savedBy });
  await em.flush();
  await writeReferences(em, { kind: 'menu', id: `${name}:${locale}` }, referencesOfMenu(items));
  const changes = { revision, items: countItems(items), ...(restoredFrom === null ? {} : { restoredFrom }) };
  audit({ entity: 'menu', entityID: `${name}:${locale}`, changes });
  invalidate(cacheTags.menu(name, locale));
  return revision;
}

/** What is needed to take a version back. */
interface FormerMenu {
  readonly name: string;
  readonly locale: string;
  /** The one that was written. */
  readonly revision: number;
  readonly items: readonly MenuItem[];
}

/** Writes the next version so that it can be taken back; answers with the id of that. */
async function writeUndoable(context: CommandContext, place: MenuPlace, version: NextVersion): Promise<string | null> {
  const { name, locale } = place;
  const revision = await writeVersion(context, place, version);
  const data: FormerMenu = { name, locale, revision, items: version.latest?.items ?? [] };
  return context.undoable({ subject: `${knownMenu(context.app, name, locale).label} (${locale})`, data });
}

/** Takes a version of a menu back, unless the menu is another by now. What came after it may have been taken back before. */
export const menuUndo = defineUndo<FormerMenu>({
  permission: 'manage-menu',
  async takeBack(context, { name, locale, revision, items }) {
    context.authorize('manage-menu');
    const { label } = knownMenu(context.app, name, locale);
    const latest = await lockMenu(context.em, { name, locale });
    const made = await context.em.findOne(MenuVersion, { name, locale, revision });
    if (!isDeepStrictEqual(latest?.items, made?.items)) refuseChanged([`${label} (${locale})`]);
    await writeVersion(context, { name, locale }, { latest, items, restoredFrom: revision > 1 ? revision - 1 : null });
  },
});

/** Saves a menu as its next version, and answers with what takes it back. Where nothing is another, nothing is written. */
export const saveMenu = defineCommand<SaveMenuInput, string | null>('menu.save', async (context, input) => {
  const { app, em, authorize } = context;
  authorize('manage-menu');
  const { levels } = knownMenu(app, input.name, input.locale);
  const latest = await lockMenu(em, input);
  if (input.revision !== undefined && input.revision !== (latest?.revision ?? 0)) await refuseOutdated(em, latest);
  await checkItems(em, { items: input.items, levels, former: latest?.items ?? [] });
  const isSame = isDeepStrictEqual(latest?.items ?? [], input.items);
  return isSame ? null : writeUndoable(context, input, { latest, items: input.items, restoredFrom: null });
});

/** Takes the items of an earlier version back, also those whose pages are gone: visitors do not see them. */
export const restoreMenu = defineCommand<RestoreMenuInput, string | null>('menu.restore', async (context, input) => {
  const { app, em, authorize } = context;
  authorize('manage-menu');
  knownMenu(app, input.name, input.locale);
  const latest = await lockMenu(em, input);
  if (input.revision !== undefined && input.revision !== (latest?.revision ?? 0)) await refuseOutdated(em, latest);
  const { name, locale, from } = input;
  const earlier = (await em.findOne(MenuVersion, { name, locale, revision: from })) ?? fail('noVersion', 'from');
  return writeUndoable(context, input, { latest, items: earlier.items, restoredFrom: from });
});
