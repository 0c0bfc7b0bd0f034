import { targetOf } from './rich-inline.ts';
import type { ImageMark, LinkMark } from './types.ts';

/** An image of `content/media` with what it says at this place. */
export const image = ($image: string, altText: string): ImageMark => ({ $image, altText });

/** A link to a page of this content (`/slug`, `/slug#anchor`) or to an address. */
export const link = (address: string, label?: string): LinkMark => ({ to: targetOf(address), ...(label ? { label } : {}) });
