import { tintOf } from '@lectern/core/site';
import type { SiteMedia } from '@lectern/core/site';
import { escapeHtml } from './html.ts';

/** The width of an image of a text, where nobody says otherwise: that of a column of text. */
export const textSizes = '(min-width: 48rem) 44rem, 100vw';

interface PictureOptions {
  readonly alt: string;
  readonly sizes: string;
  readonly className?: string;
}

/** An image as `SiteImage` draws it, as a string. Nothing cuts it here, so that it needs no focal point. */
export function pictureHtml(media: SiteMedia, { alt, sizes, className }: PictureOptions): string {
  const sources = (media.sources ?? []).map(
    ({ type, srcSet }) => `<source type="${escapeHtml(type)}" srcset="${escapeHtml(srcSet)}" sizes="${escapeHtml(sizes)}">`,
  );
  const size = media.width && media.height ? ` width="${Number(media.width)}" height="${Number(media.height)}"` : '';
  const tint = tintOf(media.colour);
  return (
    `<picture class="site-picture">${sources.join('')}` +
    `<img class="site-image${className ? ` ${className}` : ''}" src="${escapeHtml(media.url)}" alt="${escapeHtml(alt)}"${size}${tint ? ` data-tint="${tint}"` : ''} decoding="async" loading="lazy"></picture>`
  );
}
