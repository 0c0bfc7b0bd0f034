import type { TestApp } from '@lectern/testing';
import { images } from '../media.services.ts';

interface HeldWork {
  /** Somebody asked for an image. */
  readonly isBegun: Promise<void>;
  readonly release: () => void;
  /** Back to how it works otherwise. */
  readonly restore: () => void;
}

/** Holds what is made of images until it is released. */
export function holdWork({ app }: TestApp): HeldWork {
  const { queue } = app.service(images);
  const { run } = queue;
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const slow: typeof run = async (work, options) => {
    begun.resolve();
    await released.promise;
    return run(work, options);
  };
  Object.assign(queue, { run: slow });
  return {
    isBegun: begun.promise,
    release: () => released.resolve(),
    restore: () => void Object.assign(queue, { run }),
  };
}
