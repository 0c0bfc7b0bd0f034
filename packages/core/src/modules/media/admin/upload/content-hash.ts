/**
 * SHA-256 of a file, hexadecimal, as the server names its bytes. Undefined where the browser offers none (an address
 * without https) or cannot hold the file. Reading and hashing happen outside the main thread.
 */
export async function contentHash(file: Blob): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  try {
    const digest = await subtle.digest('SHA-256', await inOneBuffer(file));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}

const chunkSize = 4 * 1024 * 1024;

/** Read piece by piece, so that no single read blocks what else the browser reads. */
async function inOneBuffer(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size);
  for (let at = 0; at < file.size; at += chunkSize) {
    bytes.set(new Uint8Array(await file.slice(at, at + chunkSize).arrayBuffer()), at);
  }
  return bytes;
}
