import type { Signer } from '#server/kernel/signer.ts';

const purpose = 'image-variant';
/** Enough against guessing over a network, and a page has many of them. */
const bytes = 6;
const characters = 8;

/** Signs addresses of variants, so that nobody can have others made than those that a page names. `query`: `w=800&f=avif`. */
export interface VariantSigner {
  sign(hash: string, query: string): string;
  verify(hash: string, query: string, signature: string): boolean;
}

export function createVariantSigner(signer: Signer): VariantSigner {
  return {
    sign: (hash, query) => signer.sign(purpose, `${hash}?${query}`, bytes),
    verify: (hash, query, signature) =>
      signature.length === characters && signer.verify(purpose, `${hash}?${query}`, signature, bytes),
  };
}
