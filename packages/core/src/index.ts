import * as z from 'zod';

export type { AccountsConfig, LockRule, SingleSignOnConfig } from './contract/accounts.ts';
export { defineBlock, upgradeProps } from './contract/block.ts';
export type { BlockCookie, BlockDefinition, DataOf, Hydration, PropsOf, SlotDefinition, Upgrade } from './contract/block.ts';
export { loads, loadsForVisitor } from './contract/loaded-data.ts';
export type { LoadedData, VisitorData } from './contract/loaded-data.ts';
export type { BlockForm, PostBodyOf, PostDeclaration, Posted, PostedFields, PostStateOf } from './contract/post.ts';
export { csvCell, csvStart } from './contract/csv.ts';
export { draw } from './contract/block-preview.ts';
export { canonicalJson } from './contract/canonical-json.ts';
export { bytes, dataOf, defineCalls, headersOnly, linkPurposeOf, nothing, signedLink } from './contract/call.ts';
export type { BytesAnswer, CallDeclaration, CallDeclarations, Described, FormRule, OtherFilesRule } from './contract/call.ts';
export type {
  CheckedBlock,
  CheckedImage,
  CheckedLink,
  CheckedPage,
  CheckEntry,
  CheckFinding,
  CheckLevel,
  DrawnPage,
} from './contract/check.ts';
export type { HealthEntry, HealthItem } from './contract/health.ts';
export { siteFacts } from './contract/site-facts.ts';
export type { BlockPreview } from './contract/block-preview.ts';
export type {
  CropParams,
  FileValue,
  ImageValue,
  LinkTarget,
  LinkValue,
  MediaRecord,
  Reference,
  SeoSettings,
  StoredBlock,
  TextPart,
  VideoValue,
} from './contract/content.ts';
export { errorText, generalErrors, isLecternError, LecternError } from './contract/errors.ts';
export type { ErrorCodeOf, ErrorEntry, FieldError, GeneralErrorCode } from './contract/errors.ts';
export { generalRefusals, only } from './contract/refusals.ts';
export type { Refusals, RefusalsOf } from './contract/refusals.ts';
export { fail, refusing } from './contract/refusing.ts';
export type { Fail } from './contract/refusing.ts';
export {
  areVerbatim,
  editorsOf,
  fieldsSchema,
  initialOf,
  mediaOf,
  referencesOf,
  unknownOf,
  rewriteFields,
  segmentsOf,
  textOf,
} from './contract/fields/field-set.ts';
export { comparisonBudget } from './contract/merging/comparison-budget.ts';
export type { ComparisonBudget } from './contract/merging/comparison-budget.ts';
export { mergeItems } from './contract/merging/merge-items.ts';
export { mergeRuns, splitWords } from './contract/merging/merge-runs.ts';
export type { Piece } from './contract/merging/merge-runs.ts';
export { mergeText } from './contract/merging/merge-text.ts';
export { mergeValue } from './contract/merging/merge-value.ts';
export type { Merge, Merged } from './contract/merging/merge-value.ts';
export { changed, InvalidSegment, rewriteEach, rewriteNamed, rewriteText, within } from './contract/fields/rewriting.ts';
export type { Rewriting, TextSegment } from './contract/fields/rewriting.ts';
export { rewriteFileID, rewriteImage, rewriteTarget, rewriteVideo } from './contract/fields/rewrite-values.ts';
export { fields } from './contract/fields/fields.ts';
export { draftLimits, draftText } from './contract/fields/draft-limits.ts';
export { imageValueSchema, linkReferences, linkTargetDraftSchema, linkTargetSchema } from './contract/fields/values.ts';
export type { Field, FieldEditor, Fields, MediaUse, ValuesOf } from './contract/fields/field.ts';
export { listOf, listQuery } from './contract/list.ts';
export { calendarDay, databaseInt } from './contract/numbers.ts';
export type { List, SortOrder } from './contract/list.ts';
export { contentLanguages, isContentLocale, languageOf, localePrefix, publicPath, splitPublicPath } from './contract/locale.ts';
export type { LocaleSettings } from './contract/locale.ts';
export { definePageType } from './contract/page-type.ts';
export type { PageTypeDefinition, PageTypeSort, ReviewRule, SlugRule, StarterBlock } from './contract/page-type.ts';
export { coreErrors, corePermissions } from './core-modules.ts';
export type { CorePermission } from './core-modules.ts';
export type { GrantedPermission, PermissionEntry, PermissionParameters } from './contract/permissions.ts';
export { defineConfig, definePlugin, use } from './contract/plugin.ts';
export type { HeadElement, MediaConfig, MenuItem, PluginManifest, PluginUse, SharedPage, SiteConfig } from './contract/plugin.ts';
export { isComposing } from './contract/is-composing.ts';
export { nameKey, searchKey } from './contract/fold-text.ts';
export { foldSlug, slugify } from './contract/propose-slug.ts';
export { anchorPattern, blockKeyPattern, canonicalSlug } from './contract/slug.ts';
export type { SlugPrefix } from './contract/slug.ts';
export { linkTargetOf, linkTextOf } from './contract/link-text.ts';
export { dayIn } from './contract/time-zone.ts';
export { safeHref } from './contract/url.ts';
export { parseVideoLink, videoPageUrl } from './contract/video-link.ts';
export type { HostedVideo, VideoType } from './contract/video-link.ts';
export { fieldErrors, validate } from './contract/validation.ts';
// Core hands it out, so that schemas of a plugin and those of core are of one copy.
export { z };
