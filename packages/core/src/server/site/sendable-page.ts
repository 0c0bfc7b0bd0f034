import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Stands where the CSRF token goes; no text of a page can contain it, because NUL never reaches the database. */
export const csrfPlaceholder = '\0csrf\0';

type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes with everything that is said about them. */
export interface Answer {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer ready to send: one copy for each encoding, made when it is first asked for. */
export interface SendableAnswer {
  /** Of a page; undefined where there is none in it. */
  readonly token: string | undefined;
  readonly etag: string;
  answer(encoding: Encoding): Answer;
  /** Bytes of all copies. */
  size(): number;
}

/** Quality 5 costs a tenth of a millisecond for a page of this size; higher ones cost many and gain little. */
const brotliQuality = 5;

function encode(bytes: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding === 'br') return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  return encoding === 'gzip' ? gzipSync(bytes, { level: 6 }) : bytes;
}

interface SendableOptions {
  readonly type: string;
  readonly token?: string | undefined;
  /** Sent with every copy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told of the bytes of each copy that is made. */
  readonly onGrow?: (bytes: number) => void;
}

/** Makes bytes ready to send. */
export function sendableAnswer(bytes: Uint8Array, { type, token, headers, onGrow }: SendableOptions): SendableAnswer {
  const etag = `"${hash('sha1', bytes, 'base64url')}"`;
  const answers = new Map<Encoding, Answer>();
  let size = bytes.byteLength;
  onGrow?.(size);
  return {
    token,
    etag,
    size: () => size,
    answer(encoding) {
      const known = answers.get(encoding);
      if (known) return known;
      const body = encode(bytes, encoding);
      const about = {
        'content-type': type,
        'content-length': String(body.byteLength),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        etag,
        ...(token === undefined ? {} : { 'x-csrf-token': token }),
        vary: 'Accept-Encoding',
      };
      const answer = { body, headers: { ...headers, ...about } };
      answers.set(encoding, answer);
      if (encoding !== 'identity') {
        size += body.byteLength;
        onGrow?.(body.byteLength);
      }
      return answer;
    },
  };
}

/** Puts the token into a rendered page. */
export const sendablePage = (html: string, token: string, options: Pick<SendableOptions, 'headers' | 'onGrow'>): SendableAnswer =>
  sendableAnswer(Buffer.from(html.replaceAll(csrfPlaceholder, token)), { ...options, type: 'text/html; charset=utf-8', token });

/** The best encoding that a client takes of those we keep. */
export function chooseEncoding(header: string): Encoding {
  const refuses = (name: string): boolean => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);
  if (header.includes('br') && !(header.includes('q=0') && refuses('br'))) return 'br';
  if (header.includes('gzip') && !(header.includes('q=0') && refuses('gzip'))) return 'gzip';
  return 'identity';
}
