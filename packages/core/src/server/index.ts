export { defineServer } from './define-server.ts';
export type { HealthContext, HealthMeasure, HealthPlace } from './kernel/health/health-measure.ts';
export type { HeadPage, LoaderContext, PageCheck, PageHead, ServerEntry, VisitorContext } from './server-entry.ts';
export type { CliCommand, CliOption, GivenArguments, PluginCliContext } from './cli-command.ts';
export { route } from './plugin/plugin-route.ts';
export type { PluginCall, PluginCallOf, PluginRoute, RawAnswer } from './plugin/plugin-route.ts';
export { systemActor, visitor } from './kernel/actor.ts';
export type { Actor } from './kernel/actor.ts';
export type { ActionMap, ActionName, ActionsOf } from '../contract/audit-words.ts';
export type { EventMap, EventName, EventsOf, LoggedEvent } from '../contract/events.ts';
export { listen } from './kernel/events/listener.ts';
export type { ListenerDefinition } from './kernel/events/listener.ts';
export { cacheTags } from './kernel/invalidations.ts';
export type { EnqueueOptions, JobDefinition } from './kernel/jobs.ts';
export type {
  ComposeContext,
  ComposedMail,
  MailAttachment,
  MailCalendar,
  MailReferences,
  MailSubject,
  MailTemplate,
  QueuedMail,
  QueuedMailState,
} from './kernel/mailer.ts';
export type {
  ListedPage,
  ListedPagesQuery,
  ListedYear,
  ListedYearsQuery,
  Neighbours,
  NeighboursQuery,
  ReadPages,
} from './kernel/page-reader.ts';
export { machineTranslator } from './kernel/machine-translator.ts';
export type { MachineTranslator, TranslationBatch, TranslationTerm } from './kernel/machine-translator.ts';
export { searchEngine } from './kernel/search-engine.ts';
export type {
  FacetCount,
  SearchAnswer,
  SearchDocument,
  SearchEngine,
  SearchFile,
  SearchHit,
  SearchQuestion,
  SearchSection,
  SearchSuggestion,
  SnippetPart,
} from './kernel/search-engine.ts';
export type { FoundPage, FoundPages, OpenFile, PageStanding, SiteSearch } from './kernel/site-search.ts';
export { defineAdapterKey, defineServiceKey, provide } from './kernel/service.ts';
export type { AdapterKey, ProvidedService, ServiceKey } from './kernel/service.ts';
export type { Person, PersonalData } from './kernel/personal-data.ts';
export type {
  IncomingPrivateFile,
  OpenedPrivateFile,
  PrivateFile,
  PrivateFiles,
  PrivateFileSubject,
} from './kernel/private-files.ts';
export type { PicturedRecord, RecordPictures } from './site/record-pictures.ts';
export type { GiveUp, Sealable, SealedColumns, SealedPlace, Vault } from './kernel/vault.ts';
export type { NewSignedLink, SignedLink } from './kernel/signed-links.ts';
export type { OtherFile } from './http/other-file.ts';
export type { LimitRule } from './kernel/limiter.ts';
export { refusedTitle } from './site/visits/refused-title.ts';
export type { Rendering } from './site/visits/rendering-key.ts';
export type { BlockPost, PostAnswer } from './plugin/plugin-post.ts';
export type { DerivedQueries, DerivedTables } from './plugin/derived-tables.ts';
export type { PluginApp } from './plugin/plugin-app.ts';
export { LivePage } from './plugin/live-page.entity.ts';
export { defineCommand } from './plugin/plugin-command.ts';
export type { PluginCommand, PluginCommandContext } from './plugin/plugin-command.ts';
export type { PluginEntityManager } from './plugin/plugin-em.ts';
export { defineEntity, LockMode, p } from '@mikro-orm/core';
export type { RequiredEntityData } from '@mikro-orm/core';
export { isMacro, namesInZip } from './kernel/zip-names.ts';
