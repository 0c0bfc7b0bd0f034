import { isProperties } from './node-kinds.ts';
import type { Properties } from './node-kinds.ts';

/** Version of the document format that this code writes. */
export const richTextVersion = 1;

/**
 * `upgrades[n]` takes a document of version n-1 to version n. Pure, JSON in and out; never changed once released,
 * because it meets documents that were stored years ago.
 */
const upgrades: Readonly<Record<number, (document: Properties) => Properties>> = {};

export interface UpgradedRichText {
  readonly value: unknown;
  /** Of a newer version than this code: the value is as stored, and is never written back. */
  readonly isNewer: boolean;
}

/** Takes a stored document to the version of this code, in memory. Anything else comes back as it is. */
export function upgradeRichText(stored: unknown): UpgradedRichText {
  if (!isProperties(stored) || stored['kind'] !== 'richtext') return { value: stored, isNewer: false };
  const { version } = stored;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return { value: stored, isNewer: false };
  if (version > richTextVersion) return { value: stored, isNewer: true };
  let value = stored;
  for (let step = version + 1; step <= richTextVersion; step += 1) value = upgrades[step]?.(value) ?? value;
  return { value, isNewer: false };
}
