import type { CheckEntry, CheckLevel } from '#contract/check.ts';
import type { Field, Fields } from '#contract/fields/field.ts';
import { fields } from '#contract/fields/fields.ts';
import type { Registry } from '../registry.ts';
import { StartupError } from '../startup-error.ts';

/** The owner of the settings that say what a site makes of each check. */
export const checkSettingsID = 'checks';

/** The setting of a check: `checks/alt-texts` is `checksAltTexts`. */
export const checkSetting = (check: string): string => check.replaceAll(/[/-]+(.)/g, (_, next: string) => next.toUpperCase());

/** What a site can make of a check. */
export const checkLevels = [
  { value: 'off', label: 'Off' },
  { value: 'warn', label: 'Warns' },
  { value: 'block', label: 'Prevents publication' },
] as const satisfies readonly { readonly value: CheckLevel; readonly label: string }[];

const levelOf = ({ label, help }: CheckEntry): Field<CheckLevel> =>
  fields.select({
    label,
    help,
    initial: 'warn',
    options: checkLevels,
  });

/** A setting for each check. Two checks whose settings would have one name stop the start. */
export function checkSettings(checks: Registry<CheckEntry>): Fields {
  const settings: Record<string, Field<CheckLevel>> = {};
  for (const [check, entry] of checks.entries()) {
    const name = checkSetting(check);
    if (Object.hasOwn(settings, name))
      throw new StartupError(
        `The check "${check}" of ${checks.ownerOf(check)} is told from another by a dash alone.`,
        'Rename it.',
      );
    settings[name] = levelOf(entry);
  }
  return settings;
}
