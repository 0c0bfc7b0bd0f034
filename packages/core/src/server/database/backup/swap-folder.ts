import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Puts an unpacked folder in the place of what is there, which goes to `old`; `undo` puts that back. Both only rename. */
export async function swapFolder(options: {
  readonly unpacked: string;
  readonly folder: string;
  readonly old: string;
}): Promise<{ undo: () => Promise<void> }> {
  const { unpacked, folder, old } = options;
  const wasThere = existsSync(folder);
  await mkdir(unpacked, { recursive: true });
  await mkdir(dirname(folder), { recursive: true });
  if (wasThere) await rename(folder, old);
  try {
    await rename(unpacked, folder);
  } catch (error) {
    if (wasThere) await rename(old, folder);
    throw error;
  }
  return {
    async undo() {
      await rename(folder, unpacked);
      if (wasThere) await rename(old, folder);
    },
  };
}
