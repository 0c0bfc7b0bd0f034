import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Stands where the CSRF token goes; no text of a page can contain it, because NUL never reaches the database. */
export const csrfPlaceholder = '\0csrf\0';

type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes with everything that is said about them. */
export interface Answer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A page ready to send for one token: one answer for each encoding, made when it is first asked for. */
export interface SendablePage {
  readonly token: string;
  readonly etag: string;
  answer(encoding: Encoding): Answer;
}

/** Quality 5 costs a tenth of a millisecond for a page of this size; higher ones cost many and gain little. */
const brotliQuality = 5;

function encode(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  return encoding === 'gzip' ? gzipSync(bytes, { level: 6 }) : bytes;
}

/** Puts the token into a rendered page. `headers` go with every answer. */
export function sendablePage(html: string, token: string, headers: Readonly<Record<string, string>>): SendablePage {
  const bytes = Buffer.from(html.replaceAll(csrfPlaceholder, token));
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const answers = new Map<Encoding, Answer>();
  return {
    token,
    etag,
    answer(encoding) {
      let answer = answers.get(encoding);
      if (!answer) {
        const body = encode(bytes, encoding);
        const about = {
          'content-type': 'text/html; charset=utf-8',
          'content-length': String(body.length),
          ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
          etag,
          'x-csrf-token': token,
          vary: 'Accept-Encoding',
        };
        answers.set(encoding, (answer = { body, headers: { ...headers, ...about } }));
      }
      return answer;
    },
  };
}

/** The best encoding that a client takes of those we keep. */
export function chooseEncoding(header: string): Encoding {
  const refuses = (name: string): boolean => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);
  if (header.includes('br') && !(header.includes('q=0') && refuses('br'))) return 'br';
  if (header.includes('gzip') && !(header.includes('q=0') && refuses('gzip'))) return 'gzip';
  return 'identity';
}
