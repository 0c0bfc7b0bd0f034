import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { DrawnRecord, RecordPart } from './draw-record.ts';

const placeholder = /lectern-part:([0-9a-f]{64})/g;

/** One file with everything in it. What it says of itself goes behind it, so that it can be taken off again. */
export function composeRecord(html: string, parts: readonly RecordPart[]): string {
  const byHash = new Map(parts.map((part) => [part.hash, part]));
  return html.replaceAll(placeholder, (text, hash: string) => {
    const part = byHash.get(hash);
    if (!part) return text;
    // A stylesheet never ends the element that it stands in. It names its fonts and images as the page does.
    if (part.mimeType === 'text/css') return composeRecord(part.bytes.toString('utf8').replaceAll('</', String.raw`<\/`), parts);
    return `data:${part.mimeType};base64,${part.bytes.toString('base64')}`;
  });
}

/** SHA-256 of the file as it is exported, without its seal. */
export const sealOf = ({ html, parts }: Pick<DrawnRecord, 'html' | 'parts'>): string =>
  createHash('sha256').update(composeRecord(html, parts)).digest('hex');

/** Kept for years and hardly ever read. */
export const packed = (html: string): Buffer => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });

export const unpacked = (bytes: Buffer): string => brotliDecompressSync(bytes).toString('utf8');
