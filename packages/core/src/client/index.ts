export { createClient } from './create-client.ts';
export type { Client } from './create-client.ts';
export type { Call, ClientOptions, Send } from './http.ts';
export { hasCode } from './result.ts';
export type { Body, Failure, Result, Success } from './result.ts';
export { hasPermission, nobody, readUser } from './user.ts';
export type { User } from './user.ts';
export type { ActiveSession, AuthCalls, LoginMethods, LoginStep, SecondFactorMethod, SecondStep } from './auth.calls.ts';
export type { ConfirmedTotp, Passkey, PasskeyData, SecondFactorCalls, SecondFactors, TotpSetup } from './second-factor.calls.ts';
export type { ListedUser, PermissionExplanation, UserCalls, UserInput, UserPolicies } from './user.calls.ts';
export type { Grantable, Role, RoleCalls, RoleInput } from './role.calls.ts';
export type { MailCalls, MailListQuery, MailSortColumn, MailState, MailStatus, OutboxMail } from './mail.calls.ts';
export type { AuditCalls, AuditEntry, AuditFilter, AuditListQuery } from './audit.calls.ts';
export type { PageCalls } from './page.calls.ts';
export type { ImageCalls } from './image.calls.ts';
export type { FileSource, MediaCalls } from './media.calls.ts';
export type {
  AddedFile,
  Directory,
  FileChanges,
  FoundFiles,
  MediaFile,
  MediaFilter,
  MediaFolder,
  MediaPolicies,
  MediaSearch,
  NewVideo,
  PagesByFileQuery,
  PageUsage,
  Quota,
  QuotaState,
  Selection,
  TrashItem,
  Usage,
  UsageScope,
} from './media.ts';
export { readLocales } from './settings.calls.ts';
export type { Locales, SettingsCalls } from './settings.calls.ts';
export type {
  List,
  NewPage,
  Page,
  PageListItem,
  PageListQuery,
  PagePolicies,
  PageSortColumn,
  PageStatus,
  PageVersion,
  Publication,
  SeoImage,
  SortOrder,
  StoredVersion,
  VersionContent,
} from './page.ts';
