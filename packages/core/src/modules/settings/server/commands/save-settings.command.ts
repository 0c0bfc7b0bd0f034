import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { LecternError } from '#contract/errors.ts';
import { validate } from '#contract/validation.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import { heldValues } from '#server/kernel/settings/held-values.ts';
import type { SettingValues } from '#server/kernel/settings/held-values.ts';
import type { OwnedSettings } from '#server/kernel/settings/owned-settings.ts';
import { writeSettingReferences } from '../write-setting-references.ts';
import { fail } from '../fail.ts';
import { Setting } from '../setting.entity.ts';
import { peopleSQL } from '#modules/users/server/public.ts';

interface SaveSettingsInput {
  readonly owner: string;
  /** The one that the change began with; undefined writes on top of whatever is there, for imports. */
  readonly revision?: number | undefined;
  /** By field; those left out stay as they are. */
  readonly values: SettingValues;
}

/** The row of an owner, made where there is none, and held until the end of the transaction. */
async function lockSetting(em: SqlEntityManager, owner: string, now: Date): Promise<Setting> {
  await em.execute(
    `insert into lectern_setting (owner, "values", revision, updated_at) values (?, '{}', 0, ?) on conflict do nothing`,
    [owner, now],
  );
  await em.execute('select owner from lectern_setting where owner = ? for update', [owner]);
  return em.findOneOrFail(Setting, { owner });
}

/** Tells who saved the present revision and when, so that people know whom to talk to. */
async function refuseOutdated(em: SqlEntityManager, { updatedAt, updatedBy }: Setting): Promise<never> {
  const [writer]: { id: number; name: string }[] = await em.execute(`select id, name from ${peopleSQL} who where id = ?`, [
    updatedBy ?? null,
  ]);
  return fail('outdated', undefined, {
    savedAt: updatedAt.toISOString(),
    ...(writer ? { savedByID: writer.id, savedBy: writer.name } : {}),
  });
}

/** What the settings shall be, of what they are and what is asked for. Refuses what is not valid, and what is locked (G_22). */
function checkValues({ schema, locked }: OwnedSettings, held: SettingValues, given: SettingValues): SettingValues {
  const { value, errors } = validate(schema, { ...held, ...given }, 'values');
  if (errors) throw new LecternError(errors);
  const refused = Object.entries(locked).filter(([name, { value: stated }]) => !isDeepStrictEqual(value[name], stated));
  if (refused.length > 0)
    throw new LecternError(refused.map(([name, { by }]) => ({ property: `values.${name}`, code: 'G_22', params: { by } })));
  return value;
}

/** Saves settings of a module or plugin. What depends on them is made anew, in every process. */
export const saveSettings = defineCommand<SaveSettingsInput, void>(
  'settings.save',
  async ({ app, em, actor, now, authorize, audit, invalidate }, { owner, revision, values: given }) => {
    authorize('manage-settings');
    const owned = app.ownedSettings.get(owner) ?? fail('notFound');
    const row = await lockSetting(em, owner, now);
    if (revision !== undefined && revision !== row.revision) await refuseOutdated(em, row);
    const held = heldValues(owned, row.values);
    const values = checkValues(owned, held, given);
    const changed = Object.keys(values).filter((name) => !isDeepStrictEqual(values[name], held[name]));
    if (changed.length === 0) return;

    const stored = { ...row.values, ...Object.fromEntries(changed.map((name) => [name, values[name]])) };
    const { fields } = owned;
    await writeSettingReferences({ em, actor, owner, fields, before: row.values, after: stored });
    em.assign(row, { values: stored, revision: row.revision + 1, updatedAt: now, updatedBy: userIDOf(actor) ?? null });
    await em.flush();
    audit({ entity: 'settings', entityID: owner, changes: { fields: changed, revision: row.revision } });
    invalidate(cacheTags.settings(owner));
  },
);
