import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createWorkQueue, forChange } from '../images/work-queue.ts';
import type { CleanSvg } from './svg-worker.ts';
import { fail } from '../fail.ts';
import { inlineEntities } from './inline-entities.ts';
import { decodeXml } from './text-encoding.ts';
import { xmlShape } from './xml-shape.ts';

/** Milliseconds after which a drawing is given up. */
const patience = 60_000;

/** The file that the thread runs: source beside source, the built one beside built code. */
const workerFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './svg-worker.ts' : './svg-worker.js', import.meta.url),
);

/** Elements within elements: more than any drawing has, and few enough to be looked at in a moment. */
const maxDepth = 500;
/** More than any element of a drawing has. */
const maxAttributes = 500;

/** One at a time: a document object model takes more memory than all else here. */
const queue = createWorkQueue({ atOnce: 1, waiting: 0 });

/** In a thread that ends afterwards, so that its memory is given back. */
function runWorker(text: string): Promise<CleanSvg | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(workerFile, {
      workerData: text,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const end = (result: CleanSvg | undefined): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => end(undefined), patience);
    worker.once('message', (result: CleanSvg) => end(result));
    worker.once('error', () => end(undefined));
    worker.once('exit', () => end(undefined));
  });
}

export interface CleanedSvg {
  readonly width: number | null;
  readonly height: number | null;
  /** SHA-256 of what was written. */
  readonly hash: string;
  readonly size: number;
}

/** Writes a drawing over itself without whatever is not a drawing in it; G_11 where it is none. */
export async function cleanSvg(path: string): Promise<CleanedSvg> {
  const text = inlineEntities(decodeXml(await readFile(path)) ?? fail('unusable', 'f')) ?? fail('unusable', 'f');
  const { depth, attributes } = xmlShape(text);
  if (depth > maxDepth || attributes > maxAttributes) fail('unusable', 'f');
  const { svg, width, height } = (await queue.run(() => runWorker(text), forChange)) ?? fail('unusable', 'f');
  const bytes = Buffer.from(svg ?? fail('unusable', 'f'));
  await writeFile(path, bytes);
  return { width, height, size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') };
}
