import { availableParallelism, totalmem } from 'node:os';

/** What a worker takes at most with all that it starts: itself, two databases, a site and a browser. */
const workerBytes = 3.5 * 2 ** 30;
const fewest = 2;

const memory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * How many workers take files at once. One more than there are processors: tests wait half of their time, for a browser,
 * a disk or a process that starts. At least two, and no more than the memory holds.
 */
export const countWorkers = ({ processors, bytes } = { processors: availableParallelism(), bytes: memory() }) =>
  Math.max(fewest, Math.min(processors + 1, Math.floor(bytes / workerBytes)));
