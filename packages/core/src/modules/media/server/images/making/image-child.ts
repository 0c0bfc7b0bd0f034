/**
 * The process that decodes and encodes images. It holds nothing but what it works on: no variables of the environment, no
 * database, no files. It ends with the one that started it.
 */
import { imageWork } from './image-work.ts';
import type { Answered, Asked } from './image-work.ts';

async function work({ id, name, args }: Asked): Promise<Answered> {
  try {
    // The other side is the same build: arguments are those of the function.
    const run = imageWork[name] as (...all: readonly unknown[]) => Promise<unknown>;
    return { id, result: await run(...args) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

// What the terminal sends to the whole group is for the parent to follow, which lets work end.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit(0));
process.on('message', (asked: Asked) => void work(asked).then((answered) => process.send?.(answered)));
