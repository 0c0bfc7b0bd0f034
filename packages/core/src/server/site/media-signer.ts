import { defineServiceKey } from '../kernel/service.ts';

/** An image or file at its place on a page. */
export interface GrantedFile {
  readonly pageID: string;
  /** `block_images_{key}`, `block_files_{key}` or a group of the page itself. */
  readonly group: string;
  readonly hash: string;
}

/** The port that signs addresses of variants of images, so that nobody can have others made than those that a page names. */
export interface MediaSigner {
  /** `query`: `w=800&f=avif`. */
  sign(hash: string, query: string): string;
  /** Lets whoever has the address see an image or file of a page, published or not, for some hours: `p`. The same for as long as that. */
  grant(file: GrantedFile): string;
}

export const mediaSigner = defineServiceKey<MediaSigner>('site/media-signer');
