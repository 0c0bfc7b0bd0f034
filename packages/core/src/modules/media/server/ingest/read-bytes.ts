import { open } from 'node:fs/promises';

/** Some bytes of a file, as Latin-1: its first ones, or with a negative length its last. */
export async function readBytes(path: string, length: number): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const count = Math.min(Math.abs(length), size);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, length < 0 ? size - count : 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
