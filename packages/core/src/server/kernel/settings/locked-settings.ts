import type { Fields } from '#contract/fields/field.ts';
import { fieldErrors } from '#contract/validation.ts';
import { StartupError } from '../startup-error.ts';
import type { StatedBySite } from './owned-settings.ts';

/** Where a value stands that nobody can change in the admin. */
export type SettingLock = 'config' | 'environment';

/** A value that the site states outside the database. */
export interface LockedSetting {
  readonly value: unknown;
  readonly by: SettingLock;
}

const places: Readonly<Record<SettingLock, string>> = { config: 'lectern.config.ts', environment: 'LECTERN_SETTINGS' };
/** The later wins: an environment is for one machine, a config for all. */
const locks: readonly SettingLock[] = ['config', 'environment'];

/** The values that a site states of an owner, by field. One that its field does not accept stops the start. */
export function lockedSettings(owner: string, fields: Fields, stated: StatedBySite): Readonly<Record<string, LockedSetting>> {
  const locked: Record<string, LockedSetting> = {};
  for (const by of locks)
    for (const [name, given] of Object.entries(stated[by]?.[owner] ?? {})) {
      if (given === undefined) continue;
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field)
        throw new StartupError(
          `${places[by]} states the setting "${name}" of "${owner}", which has none of that name.`,
          `Choose one of ${Object.keys(fields).join(', ')}.`,
        );
      const { data: value, error } = field.schema.safeParse(given, { reportInput: true });
      if (error) {
        const [wrong] = fieldErrors(error, `${owner}.${name}`);
        throw new StartupError(
          `The value that ${places[by]} states for the setting ${wrong?.property} is not accepted (${wrong?.code}).`,
          'Correct it there.',
        );
      }
      locked[name] = { value, by };
    }
  return locked;
}
