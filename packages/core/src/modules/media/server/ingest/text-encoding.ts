/** The marks with which a text may begin to say how it is written. */
const marks: readonly (readonly [mark: string, encoding: string])[] = [
  ['\u00ef\u00bb\u00bf', 'utf-8'],
  ['\u00ff\u00fe', 'utf-16le'],
  ['\u00fe\u00ff', 'utf-16be'],
];

const declared = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;

/** The encoding that a text names, by its mark or else by its XML declaration. `begin`: its first bytes, as Latin-1. */
export const namedEncoding = (begin: string): string | undefined =>
  marks.find(([mark]) => begin.startsWith(mark))?.[1] ?? declared.exec(begin)?.[1]?.toLowerCase();

/** A decoder that throws a TypeError where the bytes are none of its encoding; undefined for an encoding that nobody knows. */
export function strictDecoder(encoding: string): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    return undefined;
  }
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return strictDecoder(encoding)?.decode(bytes);
  } catch {
    return undefined;
  }
}

/** An XML text by the encoding that it names, UTF-8 where it names none; undefined where it is not written so. */
export function decodeXml(bytes: Uint8Array): string | undefined {
  const begin = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  return decode(bytes, namedEncoding(begin) ?? 'utf-8');
}
