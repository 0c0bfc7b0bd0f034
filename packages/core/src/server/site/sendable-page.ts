import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hasConsentPart, withConsent } from './consent/consent-part.ts';

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
  /** Of each copy, but for what is of its bytes. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  answer(encoding: Encoding): Answer;
  /** Bytes of all copies. */
  size(): number;
}

/** Quality 5 costs a tenth of a millisecond for a page of this size; higher ones cost many and gain little. */
const brotliQuality = 5;

function compressed(bytes: Uint8Array, encoding: Exclude<Encoding, 'identity'>): Uint8Array {
  if (encoding === 'gzip') return gzipSync(bytes, { level: 6 });
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/** In memory of its own: what compresses hands out the beginning of 16 kB. */
const encode = (bytes: Uint8Array, encoding: Encoding): Uint8Array =>
  encoding === 'identity' ? bytes : new Uint8Array(compressed(bytes, encoding));

interface SendableOptions {
  readonly type: string;
  readonly token?: string | undefined;
  /** Sent with every copy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names of headers of which each value is answered in another way, beside the encoding. */
  readonly vary?: string | undefined;
  /** Told of the bytes of each copy that is made. */
  readonly onGrow?: (bytes: number) => void;
}

/** Makes bytes ready to send. They are made anew for each encoding that is asked for later, and kept as they are sent alone. */
export function sendableAnswer(
  make: () => Uint8Array,
  { type, token, headers: own, vary, onGrow }: SendableOptions,
): SendableAnswer {
  let first: Uint8Array | undefined = make();
  const etag = `"${hash('sha1', first, 'base64url')}"`;
  const headers = {
    ...own,
    etag,
    ...(token === undefined ? {} : { 'x-csrf-token': token }),
    vary: vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}`,
  };
  const answers = new Map<Encoding, Answer>();
  let size = 0;
  return {
    token,
    headers,
    etag,
    size: () => size,
    answer(encoding) {
      const known = answers.get(encoding);
      if (known) return known;
      const body = encode(first ?? make(), encoding);
      first = undefined;
      const about = {
        'content-type': type,
        'content-length': String(body.byteLength),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      };
      const answer = { body, headers: { ...headers, ...about } };
      answers.set(encoding, answer);
      size += body.byteLength;
      onGrow?.(body.byteLength);
      return answer;
    },
  };
}

interface SendablePageOptions extends Pick<SendableOptions, 'headers' | 'onGrow'> {
  /** Whether its visitor has to be asked about cookies, where the site asks. */
  readonly isAsked: boolean;
}

/** Puts the token into a rendered page, and leaves out what its visitor need not be asked any more. */
export const sendablePage = (read: () => string, token: string, { isAsked, ...options }: SendablePageOptions): SendableAnswer =>
  sendableAnswer(() => Buffer.from(withConsent(read(), isAsked).replaceAll(csrfPlaceholder, token)), {
    ...options,
    type: 'text/html; charset=utf-8',
    token,
    vary: hasConsentPart(read()) ? 'Cookie' : undefined,
  });

/** The best encoding that a client takes of those we keep. */
export function chooseEncoding(header: string): Encoding {
  const refuses = (name: string): boolean => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);
  if (header.includes('br') && !(header.includes('q=0') && refuses('br'))) return 'br';
  if (header.includes('gzip') && !(header.includes('q=0') && refuses('gzip'))) return 'gzip';
  return 'identity';
}
