import type { FirstRole, GrantedPermission } from '#contract/permissions.ts';
import type { Lectern } from '#server/kernel/lectern.ts';

export const administratorRole = 'Administrator';

/** Every first role by its name in permissions. */
const names: Readonly<Record<FirstRole, string>> = {
  publisher: 'Publisher',
  editor: 'Editor',
  translator: 'Translator',
  viewer: 'Viewer',
};

/**
 * The roles made at the first start, all of which can be edited afterwards. The administrator holds every permission that
 * declared, the others those that name them; the translator reads everything and writes in every locale but the default one.
 */
export function initialRoles({
  permissions,
  settings: { availableLocales, defaultLocale },
}: Pick<Lectern, 'permissions' | 'settings'>): Readonly<Record<string, GrantedPermission[]>> {
  const declared = [...permissions.entries()];
  const locales = availableLocales.filter((locale) => locale !== defaultLocale).toSorted();
  /** What others imply: whoever may change something may look at it. */
  const isReading = new Set(declared.flatMap(([, { implies = [] }]) => implies));
  const of = (role: FirstRole): GrantedPermission[] =>
    declared.flatMap(([name, { firstRoles = [] }]) =>
      firstRoles.flatMap((first): GrantedPermission[] => {
        if (typeof first === 'string') return first === role ? [{ name }] : [];
        return first.role === role ? [{ name, parameters: { own: first.own } }] : [];
      }),
    );
  return {
    [administratorRole]: declared.map(([name]) => ({ name })),
    [names.publisher]: of('publisher'),
    [names.editor]: of('editor'),
    [names.translator]:
      locales.length > 0
        ? of('translator').map((grant) => (isReading.has(grant.name) ? grant : { ...grant, parameters: { locales } }))
        : [],
    [names.viewer]: of('viewer'),
  };
}
