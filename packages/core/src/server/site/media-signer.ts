import { defineServiceKey } from '../kernel/service.ts';

/** The port that signs addresses of variants of images, so that nobody can have others made than those that a page names. */
export interface MediaSigner {
  /** `query`: `w=800&f=avif`. */
  sign(hash: string, query: string): string;
}

export const mediaSigner = defineServiceKey<MediaSigner>('site/media-signer');
