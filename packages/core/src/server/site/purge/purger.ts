import { defineServiceKey } from '../../kernel/service.ts';

/**
 * The port to what keeps pages in front of the site: a CDN, a proxy. Its answers carry short keys of what they depend on
 * (`Surrogate-Key`).
 */
export interface Purger {
  /** Forgets, everywhere, each answer that stands under one of these keys. Rejects where that is not certain. */
  purge(keys: readonly string[]): Promise<void>;
}

/** Undefined where nobody has to be told. */
export const purger = defineServiceKey<Purger | undefined>('site/purger');
