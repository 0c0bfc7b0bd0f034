import type { MediaRecord } from '../../contract/content.ts';
import { focusOf } from './focus-of.ts';

/** Widths in which copies of images are made, in pixels. Each is about half as wide again as the one before. */
const ladder = [320, 480, 800, 1200, 1800, 2560] as const;

export type CopyFormat = 'avif' | 'webp';

/** A copy of an image as an address asks for it: narrower, or cut for social networks. */
export type Variant =
  | { readonly kind: 'copy'; readonly format: CopyFormat; readonly width: number }
  /** `focus`: what stays in view, in hundredths. */
  | { readonly kind: 'share'; readonly focus: { readonly x: number; readonly y: number } };

/** The size of the picture that social networks show: 1200 by 630 pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The widths in which copies of an image exist: steps of the ladder well below its own width, and that one. */
export function copyWidths(width: number): readonly number[] {
  const widest = Math.min(width, ladder.at(-1) ?? width);
  return [...ladder.filter((step) => step <= widest * 0.85), widest];
}

type Image = Pick<MediaRecord, 'width' | 'height' | 'isScalable' | 'focalX' | 'focalY'>;

/** The copies of an image in a format, narrowest first; none of one that has no copies. */
export const copiesOf = ({ isScalable, width }: Image, format: CopyFormat): readonly Variant[] =>
  isScalable && width ? copyWidths(width).map((step) => ({ kind: 'copy', format, width: step })) : [];

/** The variant that an address asks for; undefined where there is none such of this image. */
export function variantOf(image: Image, query: { w: number; h?: number | undefined; f: string }): Variant | undefined {
  if (!image.isScalable || !image.width) return undefined;
  const { w: width, h: height, f: format } = query;
  if (format === 'jpeg') {
    const isShare = width === shareSize.width && height === shareSize.height;
    return isShare ? { kind: 'share', focus: focusOf(image) ?? { x: 50, y: 50 } } : undefined;
  }
  const isCopy = height === undefined && (format === 'avif' || format === 'webp') && copyWidths(image.width).includes(width);
  return isCopy ? { kind: 'copy', format, width } : undefined;
}

/** The query string of a variant, without its signature. */
export const variantQuery = (variant: Variant): string =>
  variant.kind === 'copy' ? `w=${variant.width}&f=${variant.format}` : `w=${shareSize.width}&h=${shareSize.height}&f=jpeg`;

/** The name of a variant among all that are made of one image. */
export const variantName = (variant: Variant): string =>
  variant.kind === 'copy' ? `w${variant.width}.${variant.format}` : `share-${variant.focus.x}-${variant.focus.y}.jpeg`;

export const variantType = (variant: Variant): string => (variant.kind === 'copy' ? `image/${variant.format}` : 'image/jpeg');
