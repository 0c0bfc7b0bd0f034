// Loaded into a site that is measured: on SIGUSR2 it collects its garbage and writes the megabytes that are left to a file.
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${process.env.BENCH_MEMORY_FILE}.${process.pid}`, String((heapUsed + external) / 1_000_000));
});
