/** The attribute of the HTML on the clipboard that holds the blocks, in base64. */
export const blocksAttribute = 'data-lectern-blocks';

/** Version of what stands in it. Raised when an older admin could no longer read it rightly. */
export const writtenVersion = 1;

/** What tells our blocks from anybody's. */
export const writtenKind = 'lectern-blocks';

const chunk = 0x80_00;

/** UTF-8 in base64, which no program on the way changes. */
export function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (let at = 0; at < bytes.length; at += chunk) binary += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(binary);
}

/** Throws where it is no base64, or no UTF-8. */
export function fromBase64(encoded: string): string {
  const bytes = Uint8Array.from(atob(encoded), (sign) => sign.codePointAt(0) ?? 0);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
