import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { csrfPlaceholder } from './render-page.ts';

/** A page ready to send for one token: bytes, their compressed copies, and the name that they answer to. */
export interface SendablePage {
  readonly token: string;
  readonly etag: string;
  readonly identity: Buffer;
  encoded(encoding: 'br' | 'gzip'): Buffer;
}

/** Quality 5 costs a tenth of a millisecond for a page of this size; higher ones cost many and gain little. */
const brotliQuality = 5;

/** Puts the token into a rendered page. Compressed copies are made when they are first asked for. */
export function sendablePage(html: string, token: string): SendablePage {
  const identity = Buffer.from(html.replaceAll(csrfPlaceholder, token));
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
  const copies = new Map<string, Buffer>();
  return {
    token,
    etag,
    identity,
    encoded(encoding) {
      let copy = copies.get(encoding);
      if (!copy) {
        copy =
          encoding === 'br'
            ? brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
            : gzipSync(identity, { level: 6 });
        copies.set(encoding, copy);
      }
      return copy;
    },
  };
}

/** The best encoding that a client takes of those we keep. */
export function chooseEncoding(header: string): 'br' | 'gzip' | undefined {
  const refuses = (name: string): boolean => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);
  if (header.includes('br') && !(header.includes('q=0') && refuses('br'))) return 'br';
  if (header.includes('gzip') && !(header.includes('q=0') && refuses('gzip'))) return 'gzip';
  return undefined;
}
