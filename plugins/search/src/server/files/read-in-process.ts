import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { fileProblems } from '../../file-problems.ts';
import type { FileKind, FileProblem } from '../../file-problems.ts';
import { cleanText } from './clean-text.ts';
import type { ReadingTask } from './read-file.program.ts';

/** How much reading one file may take. */
export interface FileLimits {
  /** Milliseconds until the process is killed. */
  readonly time: number;
  /** Bytes of its memory. */
  readonly memory: number;
  /** Characters of text that are kept. */
  readonly text: number;
  /** Bytes of the largest file that is read at all. */
  readonly size: number;
}

export const fileLimits: FileLimits = { time: 20_000, memory: 256 * 2 ** 20, text: 2_000_000, size: 64 * 2 ** 20 };

/** Whatever time is left for answering what was read until then. */
const share = 0.75;

/** The source beside source, the built program beside built code. */
const program = new URL(import.meta.url.endsWith('.ts') ? './read-file.program.ts' : './read-file.js', import.meta.url);

/** Bytes that a character takes at most, and those of a line that names a problem. */
const bytesEach = 4;
const lineBytes = 100;

/** The folders that the process may read: this package, and those of the packages that it reads with. */
const readable = [
  new URL(import.meta.url.endsWith('.ts') ? '../../../' : '../', import.meta.url).href,
  ...['unpdf/pdfjs', 'fflate', 'saxes'].map((name) => import.meta.resolve(name).replace(/(\/node_modules\/).*/, '$1')),
].map((url) => `--allow-fs-read=${fileURLToPath(url)}`);

/** The words of a file, or why there are none. */
export type FileReading = { readonly text: string } | { readonly problem: FileProblem };

export interface FileToRead {
  readonly kind: FileKind;
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
}

/** All that comes in, as long as it is no more than a reader says. */
async function takeAnswer(stream: Readable, most: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size > most) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Reads a file in a process of its own, which has neither secrets nor files to write, and is killed when its time is over.
 * Rejects where no process can be started, or the bytes do not come.
 */
export async function readInProcess({ kind, stream, size }: FileToRead, limits: FileLimits): Promise<FileReading> {
  if (size > limits.size) {
    stream.destroy();
    return { problem: 'too-large' };
  }
  const { time, memory } = limits;
  const task: ReadingTask = { kind, size, limits: { time, memory, text: limits.text, patience: time * share } };
  const child = spawn(
    process.execPath,
    ['--permission', '--allow-worker', ...readable, '--no-warnings', fileURLToPath(program), JSON.stringify(task)],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: time, killSignal: 'SIGKILL', windowsHide: true },
  );
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (_, signal) => resolve(signal));
  });
  let failure: unknown;
  // A process that has ended takes no more; what its answer was counts.
  const sent = pipeline(stream, child.stdin).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'EPIPE') return;
    failure = error;
    child.kill('SIGKILL');
  });
  const [answer, signal] = await Promise.all([takeAnswer(child.stdout, limits.text * bytesEach + lineBytes), ended, sent]);
  if (failure !== undefined) throw failure;
  if (signal === 'SIGKILL') return { problem: 'time' };
  if (answer === undefined) return { problem: 'damaged' };
  const line = answer.indexOf('\n');
  if (line === 0) return { text: cleanText(answer.slice(1, limits.text + 1)) };
  return { problem: fileProblems.find((problem) => problem === answer.slice(0, line)) ?? 'memory' };
}
