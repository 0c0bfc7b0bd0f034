import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { readText } from './reader/read-text.ts';
import type { ReadingLimits } from './reader/read-text.ts';
import { Refusal } from './reader/refusal.ts';
import type { FileKind, FileProblem } from '../../file-problems.ts';

/** What the program is told beside the bytes, which come in by its standard input. */
export interface ReadingTask {
  readonly kind: FileKind;
  /** Bytes of the file. */
  readonly size: number;
  readonly limits: ReadingLimits & {
    /** Bytes of memory, for the whole program. */
    readonly memory: number;
    /** Milliseconds after which it ends, whoever still waits for it. */
    readonly time: number;
  };
}

/** The answer of the thread that reads. */
type Reading = { readonly text: string } | { readonly problem: FileProblem };

/** Milliseconds between two looks at how much memory is in use. */
const watchEvery = 25;

async function read({ kind, limits }: ReadingTask, bytes: Uint8Array): Promise<Reading> {
  try {
    return { text: await readText(bytes, kind, limits) };
  } catch (error) {
    return { problem: error instanceof Refusal ? error.problem : 'damaged' };
  }
}

async function inThread(): Promise<void> {
  const { task, bytes } = workerData as { readonly task: ReadingTask; readonly bytes: Uint8Array };
  parentPort?.postMessage(await read(task, bytes));
}

let isAnswered = false;

/** Answers by the standard output, a line with the problem or an empty one and then the text, and ends. */
function answer(reading: Reading): void {
  if (isAnswered) return;
  isAnswered = true;
  process.stdout.write('problem' in reading ? `${reading.problem}\n` : `\n${reading.text}`, () => process.exit(0));
}

async function takeIn(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let taken = 0;
  for await (const chunk of process.stdin) {
    const part = chunk as Buffer;
    bytes.set(part.subarray(0, size - taken), taken);
    taken = Math.min(size, taken + part.length);
  }
  return bytes;
}

/** Reads in a thread of its own, and watches it: whatever a file makes of it, this thread still answers. */
async function watch(task: ReadingTask): Promise<void> {
  const { memory, time } = task.limits;
  setTimeout(() => answer({ problem: 'time' }), time);
  setInterval(() => {
    if (process.memoryUsage.rss() > memory) answer({ problem: 'memory' });
  }, watchEvery);
  const bytes = await takeIn(task.size);
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { task, bytes },
    transferList: [bytes.buffer],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: Math.floor(memory / 2 ** 20) },
  });
  worker.once('message', (reading: Reading) => answer(reading));
  worker.once('error', (error: Error & { readonly code?: string }) =>
    answer({ problem: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'damaged' }),
  );
  worker.once('exit', () => answer({ problem: 'damaged' }));
}

await (isMainThread ? watch(JSON.parse(process.argv[2] ?? '') as ReadingTask) : inThread());
