import type { ActionsOf } from './contract/audit-words.ts';
import type { EventsOf } from './contract/events.ts';
import { audit } from './modules/audit/audit.manifest.ts';
import { auth } from './modules/auth/auth.manifest.ts';
import { checks } from './modules/checks/checks.manifest.ts';
import { comments } from './modules/comments/comments.manifest.ts';
import { consent } from './modules/consent/consent.manifest.ts';
import { content } from './modules/content/content.manifest.ts';
import { delivery } from './modules/delivery/delivery.manifest.ts';
import { health } from './modules/health/health.manifest.ts';
import { links } from './modules/links/links.manifest.ts';
import { mail } from './modules/mail/mail.manifest.ts';
import { events } from './modules/events/events.manifest.ts';
import { media } from './modules/media/media.manifest.ts';
import { menu } from './modules/menu/menu.manifest.ts';
import { pageTexts } from './modules/page-texts/page-texts.manifest.ts';
import { pages } from './modules/pages/pages.manifest.ts';
import { publication } from './modules/publication/publication.manifest.ts';
import { privacy } from './modules/privacy/privacy.manifest.ts';
import { privateFiles } from './modules/private-files/private-files.manifest.ts';
import { redirects } from './modules/redirects/redirects.manifest.ts';
import { roles } from './modules/roles/roles.manifest.ts';
import { schedule } from './modules/schedule/schedule.manifest.ts';
import { search } from './modules/search/search.manifest.ts';
import { sessions } from './modules/sessions/sessions.manifest.ts';
import { site } from './modules/site/site.manifest.ts';
import { settings } from './modules/settings/settings.manifest.ts';
import { translations } from './modules/translations/translations.manifest.ts';
import { undo } from './modules/undo/undo.manifest.ts';
import { tags } from './modules/tags/tags.manifest.ts';
import { users } from './modules/users/users.manifest.ts';
import { vault } from './modules/vault/vault.manifest.ts';
import { generalErrors } from './contract/errors.ts';
import type { ErrorEntry } from './contract/errors.ts';
import type { PermissionEntry } from './contract/permissions.ts';

/** The modules of core, each after those that it builds on. What a module brings to a side stands in the list of that side. */
export const coreModules = [
  audit,
  vault,
  privateFiles,
  events,
  mail,
  sessions,
  roles,
  users,
  auth,
  privacy,
  tags,
  media,
  undo,
  redirects,
  pages,
  checks,
  publication,
  comments,
  schedule,
  translations,
  settings,
  menu,
  links,
  health,
  pageTexts,
  site,
  consent,
  search,
  delivery,
  content,
] as const;

type Merge<T> = (T extends unknown ? (value: T) => void : never) extends (value: infer All) => void ? All : never;
type PermissionsOf<M> = M extends { readonly permissions: infer Permissions } ? Permissions : never;

/** What all modules together bring of one kind, by its names. */
type AllOf<Kind extends string> = Merge<
  (typeof coreModules)[number] extends infer M ? (M extends Readonly<Record<Kind, infer Part>> ? Part : never) : never
>;

declare module './contract/events.ts' {
  interface EventMap extends EventsOf<{ readonly events: AllOf<'events'> }> {}
}

declare module './contract/audit-words.ts' {
  interface ActionMap extends ActionsOf<{ readonly audit: Pick<AllOf<'audit'>, 'actions'> }> {}
}

/** A permission of core. */
export type CorePermission = Extract<keyof Merge<PermissionsOf<(typeof coreModules)[number]>>, string>;

/** The permissions of core by their names. */
export const corePermissions = Object.assign(
  {},
  ...coreModules.map((module) => ('permissions' in module ? module.permissions : {})),
) as Readonly<Record<CorePermission, PermissionEntry>>;

/** Every error code that core itself raises. */
export const coreErrors: Readonly<Record<string, ErrorEntry>> = Object.assign(
  {},
  generalErrors,
  ...coreModules.map((module) => ('errors' in module ? module.errors : {})),
);
