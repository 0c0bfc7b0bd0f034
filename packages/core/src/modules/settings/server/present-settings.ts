import { editorsOf } from '#contract/fields/field-set.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { heldValues } from '#server/kernel/settings/held-values.ts';
import type { SettingValues } from '#server/kernel/settings/held-values.ts';
import type { OwnedSettings as Declared } from '#server/kernel/settings/owned-settings.ts';
import type { ListedSettings, OwnedSettings } from '../settings.schema.ts';
import { peopleSQL } from '../../users/server/public.ts';

interface Row {
  readonly owner: string;
  readonly values: SettingValues;
  readonly revision: number;
  readonly updated_at: Date;
  readonly user_id: number | null;
  readonly user_name: string | null;
}

const writtenSettings = `select s.owner, s."values", s.revision, s.updated_at, u.id as user_id, u.name as user_name
  from lectern_setting s left join ${peopleSQL} u on u.id = s.updated_by where s.owner = any($1::text[])`;

/** The rows of owners, by owner. */
async function rowsOf({ pool }: Lectern, owners: readonly string[]): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await pool.query<Row>(writtenSettings, [owners]);
  return new Map(rows.map((row) => [row.owner, row]));
}

const stateOf = (owner: string, { label, locked }: Declared, row: Row | undefined) => ({
  owner,
  label,
  revision: row?.revision ?? 0,
  updatedAt: row?.updated_at.toISOString() ?? null,
  updatedBy: row?.user_id ? { id: row.user_id, name: row.user_name ?? '' } : null,
  locked: Object.fromEntries(Object.entries(locked).map(([name, { by }]) => [name, by])),
});

/** The owners of settings, in the order of what they are called. */
export async function listSettings(app: Lectern): Promise<ListedSettings[]> {
  const owned = [...app.ownedSettings.entries()].toSorted(([, one], [, other]) => one.label.localeCompare(other.label, 'en'));
  const rows = await rowsOf(
    app,
    owned.map(([owner]) => owner),
  );
  return owned.map(([owner, declared]) => ({
    ...stateOf(owner, declared, rows.get(owner)),
    fields: Object.values(declared.fields).map(({ editor }) => editor.label),
  }));
}

/** The settings of an owner as forms need them; undefined where it has none. */
export async function presentSettings(app: Lectern, owner: string): Promise<OwnedSettings | undefined> {
  const declared = app.ownedSettings.get(owner);
  if (!declared) return undefined;
  const row = (await rowsOf(app, [owner])).get(owner);
  return {
    ...stateOf(owner, declared, row),
    fields: editorsOf(declared.fields) as unknown as OwnedSettings['fields'],
    values: heldValues(declared, row?.values ?? {}),
  };
}
