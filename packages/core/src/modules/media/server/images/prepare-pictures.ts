import { isLecternError } from '#contract/errors.ts';
import type { MediaRecord } from '#contract/content.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { copiesOf, variantName } from '#site/image/variant.ts';
import type { Variant } from '#site/image/variant.ts';
import { images } from '../media.services.ts';
import { forPreparation } from './work-queue.ts';

type Parts = Pick<Lectern, 'service' | 'log'>;

async function prepareCopies(app: Parts, record: MediaRecord): Promise<void> {
  const { storedFile, renditions, variants, prepared } = app.service(images);
  const { hash } = record;
  if (prepared.has(hash)) return;
  const file = await storedFile(hash);
  if (file?.fileType !== 'image') return;
  const make = async (variant: Variant): Promise<void> => {
    try {
      await variants.bytes(hash, variant, () => renditions.bytes({ hash, ...file }), forPreparation);
    } catch (error) {
      if (isLecternError(error)) throw error;
      app.log.warn({ err: error, hash, variant: variantName(variant) }, 'a variant of an image could not be made');
    }
  };
  await Promise.all(copiesOf(record, 'webp').map(make));
  prepared.set(hash, true);
}

/**
 * Makes the WebP copies of a page's images that are not there yet, one after another, so that no visitor waits: they also go
 * ahead of AVIFs, which are made of what somebody looks at. What cannot be made is left out. Rejects with G_09 where too much
 * waits.
 */
export async function preparePictures(app: Parts, records: Iterable<MediaRecord>): Promise<void> {
  let before = Promise.resolve();
  for (const record of records) {
    // Those of the next image wait in line before these are done, so that no AVIF slips in between.
    const work = prepareCopies(app, record);
    work.catch(() => undefined);
    await before;
    before = work;
  }
  await before;
}
