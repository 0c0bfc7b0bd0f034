import type { OwnedSettings } from './owned-settings.ts';

export type SettingValues = Readonly<Record<string, unknown>>;

/**
 * The values of an owner's settings: stated by the site, else stored, else the field's initial one. What is stored and the
 * code does not know, or does not accept any more, is not among them.
 */
export function heldValues({ fields, locked }: Pick<OwnedSettings, 'fields' | 'locked'>, stored: SettingValues): SettingValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (Object.hasOwn(locked, name)) return [name, locked[name]?.value];
      const { success, data } = Object.hasOwn(stored, name) ? field.schema.safeParse(stored[name]) : { success: false };
      return [name, success ? data : field.initial];
    }),
  );
}
