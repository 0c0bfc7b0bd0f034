import { open } from 'node:fs/promises';

/** Bytes that are looked at together. */
const windowSize = 256 * 1024;

/** Makes the letters A to Z small, where they lie. */
function lowerCase(bytes: Uint8Array, end: number): void {
  for (let at = 0; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 65 && byte <= 90) bytes[at] = byte + 32;
  }
}

/** The first of these texts (ASCII, lower case) that a file holds in whatever case; read through one small window. */
export async function findBytes(path: string, texts: readonly string[]): Promise<string | undefined> {
  if (texts.length === 0) return undefined;
  const overlap = Math.max(...texts.map((text) => text.length)) - 1;
  const window = Buffer.alloc(overlap + windowSize);
  const handle = await open(path, 'r');
  try {
    let kept = 0;
    for (;;) {
      const { bytesRead } = await handle.read(window, kept, windowSize);
      if (bytesRead === 0) return undefined;
      const end = kept + bytesRead;
      lowerCase(window.subarray(kept, end), bytesRead);
      const seen = window.subarray(0, end);
      const found = texts.find((text) => seen.includes(text, 0, 'latin1'));
      if (found !== undefined) return found;
      kept = Math.min(overlap, end);
      window.copyWithin(0, end - kept, end);
    }
  } finally {
    await handle.close();
  }
}

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
