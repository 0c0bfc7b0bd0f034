import { availableParallelism, totalmem } from 'node:os';

/** What a worker takes at most with all that it starts: itself, two databases, a site and a browser. */
const workerBytes = 3.5 * 2 ** 30;

const memory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * How many workers take files at once: as many as there are processors, and no more than the memory holds. A browser with
 * less than a processor of its own is slower than a person.
 */
export const countWorkers = ({ processors, bytes } = { processors: availableParallelism(), bytes: memory() }) =>
  Math.max(1, Math.min(processors, Math.floor(bytes / workerBytes)));

/** How many of so many workers may run a browser at once: one less, so that something is left for what is drawn. */
export const countBrowsers = (workers) => Math.max(1, workers - 1);
