export { clientCalls } from './call.ts';
export type { ClientCall, DataOf, InputOf } from './call.ts';
export { createClient } from './create-client.ts';
export type { Client } from './create-client.ts';
export type { ClientOptions } from './http.ts';
export { hasCode } from './result.ts';
export type { Failure, Result, Success } from './result.ts';
export { hasPermission } from '../contract/permissions.ts';
export { auditCalls } from '../modules/audit/audit.client.ts';
export { authCalls, passkeyCalls, secondFactorCalls } from '../modules/auth/auth.client.ts';
export { linkCalls } from '../modules/links/links.client.ts';
export { mailCalls } from '../modules/mail/mail.client.ts';
export { privacyCalls } from '../modules/privacy/privacy.client.ts';
export { mediaCalls } from '../modules/media/media.client.ts';
export {
  blockFileUrl,
  blockImageUrl,
  cropUrl,
  pageFileUrl,
  pageImageUrl,
  previewUrl,
  readImage,
  sharedFileUrl,
} from '../modules/media/media-urls.client.ts';
export { commentsCalls } from '../modules/comments/comments.client.ts';
export { createPublicPage } from '../modules/pages/client/public-page.ts';
export type { PublicPage, PublicPageState } from '../modules/pages/client/public-page.ts';
export { pageCalls } from '../modules/pages/pages.client.ts';
export { createPageCopy } from '../modules/publication/client/page-copy.ts';
export type { PageCopy, VersionChanges } from '../modules/publication/client/page-copy.ts';
export { publicationCalls } from '../modules/publication/publication.client.ts';
export { redirectCalls } from '../modules/redirects/redirects.client.ts';
export { scheduleCalls } from '../modules/schedule/schedule.client.ts';
export { translationCalls } from '../modules/translations/translations.client.ts';
export { permissionCalls } from '../modules/users/permission.client.ts';
export { roleCalls } from '../modules/roles/roles.client.ts';
export { sessionCalls } from '../modules/sessions/sessions.client.ts';
export { settingsCalls } from '../modules/settings/settings.client.ts';
export { createTagCaches } from '../modules/tags/client/tag-caches.ts';
export type { TagCaches, TagsState } from '../modules/tags/client/tag-caches.ts';
export { tagCalls } from '../modules/tags/tags.client.ts';
export { userCalls } from '../modules/users/users.client.ts';
export type { AuditEntry } from '../modules/audit/audit.calls.ts';
export type { MailStatus, OutboxMail } from '../modules/mail/mail.calls.ts';
export type { MediaFile, MediaFolder, TrashItem } from '../modules/media/media.schema.ts';
export type { Page, PageListItem, PageVersion, PublishedPage } from '../modules/pages/page.schema.ts';
export type { Role } from '../modules/roles/role.schema.ts';
export type { ActiveSession } from '../modules/sessions/sessions.calls.ts';
export type { Locales } from '../modules/settings/settings.schema.ts';
export type { Tag } from '../modules/tags/tags.schema.ts';
export type { Account, User } from '../modules/users/user.schema.ts';
