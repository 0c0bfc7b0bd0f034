import type { ReactNode } from 'react';
import type { SiteMedia } from '../define-site.ts';
import { focusOf } from './focus-of.ts';
import { tintOf } from './tint-of.ts';

export interface SiteImageProps {
  /** Nothing is drawn where it is missing. */
  readonly image: SiteMedia | undefined;
  /** The width of the image on the page, as in HTML: `(min-width: 64rem) 50vw, 100vw`. Browsers choose by it. */
  readonly sizes: string;
  /** `eager` for the first image of a page, which its visitors wait for. Default: `lazy`. */
  readonly loading?: 'eager' | 'lazy';
  /** Class of the `img`. Its `picture` takes no part in the layout. */
  readonly className?: string | undefined;
}

/**
 * An image of a page: AVIF and WebP in the widths that there are, its size and its colour, which keep its room while it loads,
 * and the alternative text of this use. Where a stylesheet cuts it (`object-fit: cover`), what matters stays in view.
 */
export function SiteImage({ image, sizes, loading = 'lazy', className }: SiteImageProps): ReactNode {
  if (!image) return null;
  const focus = focusOf(image);
  return (
    <picture className="site-picture">
      {image.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className ? `site-image ${className}` : 'site-image'}
        src={image.url}
        alt={image.altText}
        width={image.width}
        height={image.height}
        data-tint={tintOf(image.colour)}
        data-focus-x={focus?.x}
        data-focus-y={focus?.y}
        decoding="async"
        {...(loading === 'eager' ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
