import type { SettingsOf, SettingsOwner } from '#contract/settings.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { heldValues } from '#server/kernel/settings/held-values.ts';
import type { SettingValues } from '#server/kernel/settings/held-values.ts';
import type { AllValues, SettingsReader } from '#server/kernel/settings/settings-reader.ts';
import { createTagCache } from '#server/site/tag-cache.ts';

/** Characters of all values together. */
const capacity = 4_000_000;
const all = 'all';

type Stored = ReadonlyMap<string, SettingValues>;

/** Reads what is stored of owners: those that are asked for in one turn by one statement, which nobody joins who asks later. */
function createBatch(pool: Lectern['pool']): (owner: string) => Promise<Stored> {
  let waiting: { readonly owners: Set<string>; readonly stored: Promise<Stored> } | undefined;
  async function read(owners: ReadonlySet<string>): Promise<Stored> {
    await Promise.resolve();
    waiting = undefined;
    const { rows } = await pool.query<{ owner: string; values: SettingValues }>(
      'select owner, "values" from lectern_setting where owner = any($1)',
      [[...owners]],
    );
    return new Map(rows.map(({ owner, values }) => [owner, values]));
  }
  return (owner) => {
    if (waiting) {
      waiting.owners.add(owner);
      return waiting.stored;
    }
    const owners = new Set([owner]);
    const stored = read(owners);
    waiting = { owners, stored };
    return stored;
  };
}

/** Reads settings once, and again when somebody changed them, in whatever process. */
export function createSettingsReader({ pool, invalidations, ownedSettings }: Lectern): SettingsReader {
  const kept = createTagCache<SettingValues>(capacity);
  const keptTogether = createTagCache<AllValues>(capacity);
  invalidations.subscribe((tags) => {
    kept.drop(tags);
    keptTogether.drop(tags);
  });
  const storedOf = createBatch(pool);

  async function valuesOf(owner: string): Promise<SettingValues> {
    const known = kept.get(owner);
    if (known) return known;
    const owned = ownedSettings.get(owner);
    if (!owned) throw new Error(`The settings of "${owner}" are read, and nothing of that id is installed that has any.`);
    const since = kept.mark();
    const stored = await storedOf(owner);
    const values = Object.freeze(heldValues(owned, stored.get(owner) ?? {}));
    kept.set(owner, values, { tags: [cacheTags.settings(owner)], size: JSON.stringify(values).length, since });
    return values;
  }

  return {
    valuesOf,
    async allValues() {
      const known = keptTogether.get(all);
      if (known) return known;
      const owners = [...ownedSettings.entries()].map(([owner]) => owner);
      const since = keptTogether.mark();
      const values = Object.freeze(
        Object.fromEntries(await Promise.all(owners.map(async (owner) => [owner, await valuesOf(owner)] as const))),
      );
      keptTogether.set(all, values, { tags: owners.map(cacheTags.settings), size: 1, since });
      return values;
    },
    async read<M extends SettingsOwner>({ id }: M, tag?: (...tags: string[]) => void) {
      tag?.(cacheTags.settings(id));
      return (await valuesOf(id)) as SettingsOf<M>;
    },
  };
}
