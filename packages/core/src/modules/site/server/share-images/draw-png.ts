import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createWorkQueue } from '#modules/media/server/public.ts';

/** Milliseconds after which a drawing is given up. */
const patience = 20_000;

/** The file that the process runs: source beside source, the built one beside built code. */
const childFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './draw-child.ts' : './share-image-child.js', import.meta.url),
);

/** One at a time, and each is drawn once: an address that nobody asks for costs nothing. */
const queue = createWorkQueue({ atOnce: 1, waiting: 200 });

async function inChild(svg: string): Promise<Buffer> {
  const child = spawn(process.execPath, [childFile], { stdio: ['pipe', 'pipe', 'inherit'], timeout: patience, env: {} });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // A child that ends before it read all says why itself.
  child.stdin.on('error', () => undefined);
  child.stdin.end(svg);
  const [png, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0 || png.length === 0) throw new Error(`the drawing could not be made (${code ?? 'given up'})`);
  return png;
}

/** A PNG of 1200 by 630 pixels of an SVG. Rejects where it is none; G_09 where too many wait. */
export const drawPng = (svg: string): Promise<Buffer> => queue.run(() => inChild(svg));
