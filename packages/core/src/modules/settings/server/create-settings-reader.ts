import type { SettingsOf, SettingsOwner } from '../../../contract/settings.ts';
import { cacheTags } from '../../../server/kernel/invalidations.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import { heldValues } from '../../../server/kernel/settings/held-values.ts';
import type { SettingValues } from '../../../server/kernel/settings/held-values.ts';
import type { SettingsReader } from '../../../server/kernel/settings/settings-reader.ts';
import { createTagCache } from '../../../server/site/tag-cache.ts';

/** Characters of all values together. */
const capacity = 4_000_000;

/** Reads settings once, and again when somebody changed them, in whatever process. */
export function createSettingsReader({ pool, invalidations, ownedSettings }: Lectern): SettingsReader {
  const kept = createTagCache<SettingValues>(capacity);
  invalidations.subscribe(kept.drop);

  async function valuesOf(owner: string): Promise<SettingValues> {
    const known = kept.get(owner);
    if (known) return known;
    const owned = ownedSettings.get(owner);
    if (!owned) throw new Error(`The settings of "${owner}" are read, and nothing of that id is installed that has any.`);
    const since = kept.mark();
    const { rows } = await pool.query<{ values: SettingValues }>('select "values" from lectern_setting where owner = $1', [
      owner,
    ]);
    const values = Object.freeze(heldValues(owned, rows[0]?.values ?? {}));
    kept.set(owner, values, { tags: [cacheTags.settings(owner)], size: JSON.stringify(values).length, since });
    return values;
  }

  return {
    valuesOf,
    async read<M extends SettingsOwner>({ id }: M, tag?: (...tags: string[]) => void) {
      tag?.(cacheTags.settings(id));
      return (await valuesOf(id)) as SettingsOf<M>;
    },
  };
}
