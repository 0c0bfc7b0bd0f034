import type * as z from 'zod';
import { fieldsSchema } from '#contract/fields/field-set.ts';
import type { Fields } from '#contract/fields/field.ts';
import type { StatedSettings } from '#contract/plugin.ts';
import type { SettingsOwner } from '#contract/settings.ts';
import type { Registry } from '../registry.ts';
import { StartupError } from '../startup-error.ts';
import { lockedSettings } from './locked-settings.ts';
import type { LockedSetting } from './locked-settings.ts';

/** The settings of one module or plugin. */
export interface OwnedSettings {
  /** What people call the owner: its id as words, `Page types`. */
  readonly label: string;
  readonly fields: Fields;
  readonly schema: z.ZodType<Readonly<Record<string, unknown>>>;
  /** By field: what nobody can change in the admin. */
  readonly locked: Readonly<Record<string, LockedSetting>>;
}

/** The values of settings that a site states outside the database. */
export interface StatedBySite {
  readonly config?: StatedSettings | undefined;
  readonly environment?: StatedSettings | undefined;
}

interface Declaring {
  readonly manifest: SettingsOwner;
  readonly owner: string;
}

const namePattern = /^[a-z][A-Za-z0-9]{0,39}$/;
/** `GET /settings/get` answers with the locales of the site. */
const takenID = 'get';

const labelOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

function assertFields(fields: Fields, owner: string): void {
  for (const [name, field] of Object.entries(fields)) {
    if (!namePattern.test(name))
      throw new StartupError(
        `The setting "${name}" of ${owner} has a name that settings cannot have.`,
        'Begin with a lower-case letter, then write letters and digits, 40 at most: openingHours.',
      );
    if (typeof field !== 'object' || field === null || !('schema' in field && 'editor' in field))
      throw new StartupError(`The setting "${name}" of ${owner} is no field.`, `Write ${name}: fields.text({ … }) or another.`);
  }
}

/** Registers the settings of all owners, with what the site states of them. What cannot be stated stops the start. */
export function registerSettings(registry: Registry<OwnedSettings>, all: readonly Declaring[], stated: StatedBySite): void {
  for (const { manifest, owner } of all) {
    const { id, settings: fields } = manifest;
    if (!fields) continue;
    if (id === takenID)
      throw new StartupError(`${owner} is called "${id}" and has settings, whose address is taken.`, 'Give it another id.');
    assertFields(fields, owner);
    const schema = fieldsSchema(fields, 'schema');
    registry.add(id, { label: labelOf(id), fields, schema, locked: lockedSettings(id, fields, stated) }, owner);
  }
  for (const [place, values] of [
    ['lectern.config.ts', stated.config],
    ['LECTERN_SETTINGS', stated.environment],
  ] as const)
    for (const id of Object.keys(values ?? {}))
      if (!registry.get(id))
        throw new StartupError(
          `${place} states settings of "${id}", and no module or plugin of that id has any.`,
          `Install the plugin, or remove "${id}" there.`,
        );
}
