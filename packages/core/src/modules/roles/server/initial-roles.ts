import { corePermissions } from '../../../contract/permissions.ts';
import type { LocaleSettings } from '../../../contract/locale.ts';
import type { CorePermission, GrantedPermission } from '../../../contract/permissions.ts';

const grant = (...names: CorePermission[]): GrantedPermission[] => names.map((name) => ({ name }));

/**
 * Roles made at the first start; all can be edited afterwards. The administrator also holds every plugin's permissions,
 * the translator works in every locale but the default one.
 */
export function initialRoles({ availableLocales, defaultLocale }: LocaleSettings): Readonly<Record<string, GrantedPermission[]>> {
  const locales = availableLocales.filter((locale) => locale !== defaultLocale).toSorted();
  return {
    [administratorRole]: grant(...(Object.keys(corePermissions) as CorePermission[])),
    Publisher: grant(
      'create-page',
      'edit-page',
      'publish-page',
      'review-publication',
      'delete-page',
      'manage-media',
      'manage-menu',
    ),
    Editor: grant('create-page', 'edit-page', 'manage-media'),
    Translator: locales.length > 0 ? [{ name: 'edit-page', parameters: { locales } }] : [],
    Viewer: [],
  };
}

export const administratorRole = 'Administrator';
