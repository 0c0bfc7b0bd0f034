import { dequal } from 'dequal/lite';
import { canonicalAddress } from '#contract/canonical-address.ts';
import type { SeoSettings, StoredBlock } from '#contract/content.ts';
import { LecternError } from '#contract/errors.ts';
import type { FieldError } from '#contract/errors.ts';
import type { PageTypeDefinition } from '#contract/page-type.ts';
import { upgradeProps } from '#contract/block.ts';
import { validate } from '#contract/validation.ts';
import type { Asking } from '#server/database/asking.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { PageVersion } from '../page/page-version.entity.ts';
import { publishablePage } from '../../publishable-page.ts';
import type { IncomingBlock } from '../../content.schema.ts';
import { areUnchanged } from './media-records.ts';
import type { RowVersions } from './media-records.ts';
import { resolveBlocks } from './resolve-blocks.ts';
import type { PublishedDocument } from '#server/site/page-source.ts';
import { resolveMedia } from './resolve-media.ts';
import { unknownErrors, unknownInFields } from './unknown-content.ts';
import { validateBeside } from './validate-beside.ts';

/** The content of a page as it comes in, before it is checked. */
export interface IncomingContent {
  readonly title: string;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly blocks: Readonly<Record<string, IncomingBlock>>;
  readonly blockOrder: readonly string[] | undefined;
  readonly seo: SeoSettings;
}

export interface CheckedContent {
  readonly title: string;
  readonly typeData: Record<string, unknown>;
  readonly typeVersion: number;
  readonly blocks: Record<string, StoredBlock>;
  readonly blockOrder: string[];
  readonly seo: SeoSettings;
  /** Images and files of the page itself by group. */
  readonly own: Pick<PublishedDocument, 'images' | 'files'>;
  /** Problems that a draft may have and publishing refuses: files that are gone, images that cannot be shown. */
  readonly warnings: readonly FieldError[];
  /** The files that the content names, as the library had them. */
  readonly rowVersions: RowVersions;
}

/** `draft` accepts what is incomplete; `schema` demands all that publishing demands. */
type Level = 'draft' | 'schema';

interface CheckOptions {
  readonly app: Lectern;
  readonly em: Asking;
  readonly type: string;
  readonly content: IncomingContent;
  /** What the page holds now; undefined for a new one. */
  readonly stored: Pick<PageVersion, 'pageID' | 'blocks' | 'typeData' | 'typeVersion'> | undefined;
  /** Blocks that were stored earlier and come back. */
  readonly former?: Readonly<Record<string, StoredBlock>> | undefined;
  readonly level: Level;
  /** Takes what is of types that nobody installed as it comes, for the site's own code. */
  readonly takesUnknown?: boolean;
}

/** The page's own data at the version of the code. */
function checkTypeData(
  pageType: PageTypeDefinition | undefined,
  { content: { typeData }, stored, level, takesUnknown }: Pick<CheckOptions, 'content' | 'stored' | 'level' | 'takesUnknown'>,
) {
  if (!pageType) {
    const isKept = takesUnknown || (stored !== undefined && dequal(typeData, stored.typeData));
    const errors = isKept ? [] : [{ property: 'typeData', code: 'G_30' }];
    return { typeData: { ...typeData }, typeVersion: stored?.typeVersion ?? 1, errors, unknown: [] };
  }
  const before = stored && upgradeProps(pageType, { version: stored.typeVersion, props: stored.typeData }).props;
  const checked = validateBeside(pageType, { level, values: typeData, stored: before, prefix: 'typeData' });
  return {
    typeData: (checked.value ?? typeData) as Record<string, unknown>,
    typeVersion: pageType.version,
    errors: checked.errors ?? [],
    unknown: checked.errors ? [] : unknownInFields(pageType.fields, checked.value, 'typeData'),
  };
}

/** An absolute address of this site is its path, so that it is one form that is compared. */
function toldSeo({ environment }: Lectern, seo: SeoSettings): SeoSettings {
  const { canonical } = seo;
  return canonical === undefined ? seo : { ...seo, canonical: canonicalAddress(canonical, environment.origin) ?? canonical };
}

/** Checks the content of a page as a whole and throws with every failure at once. */
export async function checkContent(options: CheckOptions): Promise<CheckedContent> {
  const { app, em, type, content, stored, former, level, takesUnknown = false } = options;
  const pageType = app.pageTypes.get(type);
  const own = checkTypeData(pageType, options);
  const resolved = await resolveBlocks({
    types: app.blocks,
    blocks: content.blocks,
    blockOrder: content.blockOrder,
    stored: stored?.blocks ?? {},
    former,
    allowed: pageType?.blocks,
    level,
  });
  const page = level === 'schema' ? validate(publishablePage, { title: content.title, seoSettings: content.seo }) : undefined;
  const held = [...(stored ? [stored] : []), ...(former ? [{ blocks: former, typeData: {} }] : [])];
  const strange = takesUnknown
    ? []
    : await unknownErrors([...own.unknown, ...resolved.unknown], { app, em, type, stored: held, pageID: stored?.pageID });
  const wrong: FieldError[] = [...(page?.errors ?? []), ...own.errors, ...resolved.errors, ...strange];
  const isReadable = own.errors.length === 0 && resolved.errors.length === 0;
  const media = isReadable
    ? await resolveMedia(app, em, pageType, { blocks: resolved.blocks, typeData: own.typeData, seo: content.seo })
    : { blocks: resolved.blocks, own: { images: {}, files: {} }, errors: [], rowVersions: new Map() };
  const errors = level === 'schema' ? [...wrong, ...media.errors] : wrong;
  if (errors.length > 0) throw new LecternError(errors);
  return {
    title: content.title,
    typeData: own.typeData,
    typeVersion: own.typeVersion,
    blocks: media.blocks,
    blockOrder: resolved.blockOrder,
    seo: level === 'schema' ? toldSeo(app, content.seo) : content.seo,
    own: media.own,
    warnings: media.errors,
    rowVersions: media.rowVersions,
  };
}

/** Content that was checked before the transaction, with its media as the library has them in it. */
export async function withCurrentMedia(
  context: Pick<CommandContext, 'app' | 'em' | 'database'>,
  { type, content, level }: Pick<CheckOptions, 'type' | 'level'> & { readonly content: CheckedContent },
): Promise<CheckedContent> {
  const { app, database } = context;
  if (await areUnchanged(database, content.rowVersions)) return content;
  const { blocks, own, errors, rowVersions } = await resolveMedia(app, context.em, app.pageTypes.get(type), content);
  if (level === 'schema' && errors.length > 0) throw new LecternError(errors);
  return { ...content, blocks, own, warnings: errors, rowVersions };
}

type Stored = Pick<PageVersion, 'title' | 'typeData' | 'typeVersion' | 'blocks' | 'blockOrder' | 'seo'>;

/** The content of a stored version, to check again or to change. Own data is taken to the version of the code. */
export function storedContent(app: Lectern, type: string, version: Stored): IncomingContent {
  const pageType = app.pageTypes.get(type);
  const upgraded = pageType ? upgradeProps(pageType, { version: version.typeVersion, props: version.typeData }) : undefined;
  return {
    title: version.title,
    typeData: upgraded?.props ?? version.typeData,
    blocks: version.blocks as unknown as Record<string, IncomingBlock>,
    blockOrder: version.blockOrder,
    seo: version.seo,
  };
}
