import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Reference } from '#contract/content.ts';
import { mediaOf, referencesOf } from '#contract/fields/field-set.ts';
import type { Fields, MediaUse } from '#contract/fields/field.ts';
import { mediaUsesOf } from '#contract/media-uses.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { heldValues } from '#server/kernel/settings/held-values.ts';
import type { SettingValues } from '#server/kernel/settings/held-values.ts';
import { assertAvailable } from '../../media/server/public.ts';
import { writeReferences } from '../../pages/server/public.ts';

interface Change {
  readonly em: SqlEntityManager;
  readonly actor: Actor;
  readonly owner: string;
  readonly fields: Fields;
  /** As they were stored, and as they are now. */
  readonly before: SettingValues;
  readonly after: SettingValues;
}

/** What one field uses of the library. Links in texts have names that are no paths. */
const usesOf = (name: string, fields: Fields, values: SettingValues): MediaUse[] => {
  const parts = {
    media: (all: SettingValues) => mediaOf(fields, all),
    references: (all: SettingValues) => referencesOf(fields, all),
  };
  const pathOf = (use: string): string => (use.startsWith(`${name}.`) ? (use.split(':', 1)[0] ?? name) : name);
  return mediaUsesOf(parts, values).map((use) => ({ ...use, name: pathOf(use.name) }));
};

/**
 * Writes down what the stored settings of an owner refer to, so that usage shows it. Refuses (V_17) files that they did not
 * use yet and that cannot be used; what they use already stays.
 */
export async function writeSettingReferences({ em, actor, owner, fields, before, after }: Change): Promise<void> {
  const known = heldValues({ fields, locked: {} }, before);
  const values = heldValues({ fields, locked: {} }, after);
  const each = Object.entries(fields).map(([name, field]) => [name, { [name]: field }] as const);
  const references = each.flatMap(([name, field]) =>
    referencesOf(field, values).map((reference): [string, Reference] => [name, reference]),
  );
  const used = new Set(each.flatMap(([name, field]) => usesOf(name, field, known).map(({ fileID }) => fileID)));
  const fresh = each.flatMap(([name, field]) => usesOf(name, field, values)).filter(({ fileID }) => !used.has(fileID));
  await assertAvailable({ em, actor, uses: fresh, propertyOf: (use) => `values.${use.name}` });
  await writeReferences(em, { kind: 'setting', id: owner }, references);
}
