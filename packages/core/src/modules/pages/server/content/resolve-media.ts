import { mediaUsesOf } from '#contract/media-uses.ts';
import type { SeoSettings, StoredBlock } from '#contract/content.ts';
import type { FieldError } from '#contract/errors.ts';
import { mediaOf } from '#contract/fields/field-set.ts';
import type { MediaUse } from '#contract/fields/field.ts';
import type { PageTypeDefinition } from '#contract/page-type.ts';
import type { Asking } from '#server/database/asking.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Asker } from '#modules/media/server/public.ts';
import { recordsByName, resolveUses } from './media-records.ts';
import type { RowVersions } from './media-records.ts';
import type { PublishedDocument } from '#server/site/page-source.ts';

/** The media that a page uses itself: in its own data, and for social networks. */
function ownMediaUses(
  pageType: PageTypeDefinition | undefined,
  { typeData, seo }: { readonly typeData: Readonly<Record<string, unknown>>; readonly seo: SeoSettings },
): { type: readonly MediaUse[]; seo: readonly MediaUse[] } {
  return {
    type: pageType ? mediaOf(pageType.fields, typeData) : [],
    seo: (seo.seoImage ?? []).map((image) => ({
      name: 'seoImage',
      kind: 'image',
      fileID: image.fileID,
      altText: image.decorative ? '' : (image.altText ?? ''),
      ...(image.cropParams ? { cropParams: image.cropParams } : {}),
    })),
  };
}

/** The media that a block uses as it is stored. Props of a type or version that the code does not know use none that it knows of. */
function usesOfStored(app: Lectern, block: StoredBlock): readonly MediaUse[] {
  const definition = app.blocks.get(block.type);
  return definition && definition.version === block.version ? mediaUsesOf(definition, block.props) : [];
}

interface Content {
  readonly blocks: Readonly<Record<string, StoredBlock>>;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly seo: SeoSettings;
}

/** Everything that stored content uses of the library. */
export function usesOfContent(app: Lectern, pageType: PageTypeDefinition | undefined, content: Content): MediaUse[] {
  const own = ownMediaUses(pageType, content);
  return [...Object.values(content.blocks).flatMap((block) => usesOfStored(app, block)), ...own.type, ...own.seo];
}

interface Resolving extends Content {
  /** Who waits for cuts that are not there yet. Default: a change. */
  readonly asker?: Asker | undefined;
}

/** Content with its media resolved. */
export interface ResolvedMedia {
  /** The blocks with `__images` and `__files` as their props call for. */
  readonly blocks: Record<string, StoredBlock>;
  /** Of the page itself, by group: `seo`, `type`. */
  readonly own: Pick<PublishedDocument, 'images' | 'files'>;
  readonly errors: readonly FieldError[];
  /** The files that the content names, as the library had them. */
  readonly rowVersions: RowVersions;
}

/** Name of the field that a use stands in: `items.0.image`, and `body` for `body:{fileID}`. */
const fieldOf = ({ name }: MediaUse): string => name.split(':', 1)[0] ?? name;

/** Resolves everything that a page uses of the library. */
export async function resolveMedia(
  app: Lectern,
  em: Asking,
  pageType: PageTypeDefinition | undefined,
  { asker, ...content }: Resolving,
): Promise<ResolvedMedia> {
  const ofBlocks = Object.entries(content.blocks).map(([key, block]) => ({ key, block, uses: usesOfStored(app, block) }));
  const own = ownMediaUses(pageType, content);
  const all = [...ofBlocks.flatMap(({ uses }) => uses), ...own.type, ...own.seo];
  const { images, files, failures, rowVersions } = await resolveUses(app, em, all, asker);
  const errorsOf = (uses: readonly MediaUse[], propertyOf: (use: MediaUse) => string): FieldError[] =>
    uses.flatMap((use) => {
      const code = failures.get(use);
      // A link in a text whose file is gone is drawn as its text.
      return code === undefined || use.name.startsWith('link:') ? [] : [{ property: propertyOf(use), code }];
    });
  return {
    blocks: Object.fromEntries(
      ofBlocks.map(({ key, block, uses }) => [
        key,
        uses.length === 0 ? block : { ...block, __images: recordsByName(uses, images), __files: recordsByName(uses, files) },
      ]),
    ),
    own: {
      images: { seo: recordsByName(own.seo, images), type: recordsByName(own.type, images) },
      files: { type: recordsByName(own.type, files) },
    },
    errors: [
      ...ofBlocks.flatMap(({ key, uses }) => errorsOf(uses, (use) => `blocks.${key}.${fieldOf(use)}`)),
      ...errorsOf(own.type, (use) => `typeData.${fieldOf(use)}`),
      ...errorsOf(own.seo, () => 'seoSettings.seoImage'),
    ],
    rowVersions,
  };
}
