import { createImageProcess } from './create-image-process.ts';

/** One for all: how much is worked on at once is for the queues, and the library's own limit on time is well below this one. */
export const { run: inChild } = createImageProcess({ idleTime: 20_000, patience: 60_000 });
