import type { Lectern } from '#server/kernel/lectern.ts';
import type { Variant } from '#site/image/variant.ts';
import { images } from '../media.services.ts';
import { forImprovement } from './work-queue.ts';

interface Wanted {
  readonly hash: string;
  readonly variant: Variant;
  /** The bytes of the image itself. */
  readonly source: () => Promise<Buffer | undefined>;
}

/**
 * The variant that is asked for; in the place of an AVIF that is not there yet the WebP of the same width, which is
 * made much sooner, while the AVIF is made for those who come later. Undefined where `source` has none.
 */
export async function soonestVariant(
  app: Pick<Lectern, 'service' | 'log'>,
  { hash, variant, source }: Wanted,
): Promise<{ readonly bytes: Buffer; readonly variant: Variant } | undefined> {
  const { variants } = app.service(images);
  const isSlow = variant.kind === 'copy' && variant.format === 'avif';
  const kept = isSlow ? await variants.kept(hash, variant) : await variants.bytes(hash, variant, source);
  if (kept) return { bytes: kept, variant };
  if (!isSlow) return undefined;
  const ahead: Variant = { ...variant, format: 'webp' };
  const bytes = await variants.bytes(hash, ahead, source);
  if (!bytes) return undefined;
  variants.bytes(hash, variant, source, forImprovement).catch((error: unknown) => {
    app.log.warn({ err: error, hash, variant }, 'a variant of an image could not be made');
  });
  return { bytes, variant: ahead };
}
