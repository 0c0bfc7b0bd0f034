import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { promisify } from 'node:util';
import { bytesOfText } from './cache-shares.ts';

/** What an answer is made of, as it lies in memory. */
export interface KeptBody {
  read(): string | Uint8Array;
  /** Bytes that it takes. */
  size(): number;
  /** Takes less room from now on, and a tenth of a millisecond for each reading. Text alone: other bytes are packed by themselves. */
  pack(): Promise<void>;
  /** The same at once, while everybody waits. */
  packNow(): void;
}

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const keptBytes = (body: Uint8Array): KeptBody => ({
  read: () => body,
  size: () => body.byteLength,
  pack: () => Promise.resolve(),
  packNow: () => undefined,
});

// Apart from that of bytes: functions that are made in one place hold on to all that any of them names.
function keptText(body: string): KeptBody {
  let text: string | undefined = body;
  let packed = new Uint8Array();
  const take = (bytes: Uint8Array): void => {
    // In memory of its own: what compresses hands out the beginning of 16 kB.
    packed = new Uint8Array(bytes);
    text = undefined;
  };
  return {
    read: () => text ?? brotliDecompressSync(packed).toString(),
    size: () => (text === undefined ? packed.byteLength : bytesOfText(text)),
    async pack() {
      if (text !== undefined) take(await compress(text, { params }));
    },
    packNow() {
      if (text !== undefined) take(brotliCompressSync(text, { params }));
    },
  };
}

export const createKeptBody = (body: string | Uint8Array): KeptBody =>
  typeof body === 'string' ? keptText(body) : keptBytes(body);
