import type { ImageValue, MediaRecord } from '#contract/content.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { ShareImage } from '#server/site/page-view.ts';
import { focusOf } from '#site/image/focus-of.ts';
import { shareSize } from '#site/image/variant.ts';
import type { Variant } from '#site/image/variant.ts';
import { resolveUses } from '../../pages/server/public.ts';

/** The settings that hold a picture. */
export const siteImageNames = ['logo', 'shareImage'] as const;

export type SiteImageName = (typeof siteImageNames)[number];

/** The records of pictures as the library has them now, by the setting; one that cannot be shown is left out. */
export async function siteImages(
  app: Pick<Lectern, 'em' | 'service'>,
  values: Readonly<Record<SiteImageName, ImageValue | null>>,
): Promise<Partial<Record<SiteImageName, MediaRecord>>> {
  const uses = siteImageNames.flatMap((name) => {
    const value = values[name];
    if (!value) return [];
    const { fileID, cropParams, altText = '', decorative } = value;
    const cut = cropParams ? { cropParams } : {};
    return [{ name, kind: 'image' as const, fileID, altText: decorative ? '' : altText, ...cut }];
  });
  if (uses.length === 0) return {};
  const { images } = await resolveUses(app, app.em(), uses);
  return Object.fromEntries(uses.map((use) => [use.name, images.get(use)]).filter(([, record]) => record !== undefined));
}

/** What is sent of a picture: the one for social networks is cut to their size. Undefined for the picture itself. */
export const variantOfSite = (name: SiteImageName, record: MediaRecord): Variant | undefined =>
  name === 'shareImage' && record.isScalable ? { kind: 'share', focus: focusOf(record) ?? { x: 50, y: 50 } } : undefined;

/** A picture with its address, which is another with other bytes. */
export function addressedImage(
  { apiPath, environment }: Pick<Lectern, 'apiPath' | 'environment'>,
  name: SiteImageName,
  record: MediaRecord | undefined,
): ShareImage | undefined {
  if (!record) return undefined;
  const { hash, altText, width, height } = record;
  const isCut = variantOfSite(name, record) !== undefined;
  const isLarge = (width ?? 0) >= shareSize.width && (height ?? 0) >= shareSize.height;
  const size = isCut ? (isLarge ? shareSize : {}) : { width, height };
  return { url: `${environment.origin}${apiPath}/site/image/${name}/${hash}`, altText, ...size };
}
