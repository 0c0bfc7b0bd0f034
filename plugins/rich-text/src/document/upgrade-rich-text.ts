import { isProperties } from './node-kinds.ts';
import type { Properties } from './node-kinds.ts';
import { fromVersion0 } from './upgrades/from-version-0.ts';

/** Version of the document format that this code writes. */
export const richTextVersion = 1;

type Upgrade = (document: Properties) => Properties;

/**
 * `upgrades[n]` takes a document of version n to version n+1. Pure, JSON in and out; never changed once released,
 * because it meets documents that were stored years ago.
 */
const upgrades: readonly Upgrade[] = [fromVersion0];

export interface UpgradedRichText {
  readonly value: unknown;
  /** Of a newer version than this code: the value is as stored, and is never written back. */
  readonly isNewer: boolean;
}

/** The version of a stored value; undefined for what is no document of any. Version 0 is the bare list that Slate edits. */
function versionOf(stored: unknown): number | undefined {
  if (Array.isArray(stored)) return 0;
  if (!isProperties(stored) || stored['kind'] !== 'richtext') return undefined;
  const { version } = stored;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : undefined;
}

/** Takes a stored document through a chain of upgrades, in memory. Anything else comes back as it is. */
export function upgradeThrough(stored: unknown, chain: readonly Upgrade[]): UpgradedRichText {
  const version = versionOf(stored);
  if (version === undefined) return { value: stored, isNewer: false };
  if (version > chain.length) return { value: stored, isNewer: true };
  let value: Properties = Array.isArray(stored) ? { kind: 'richtext', version: 0, children: stored } : (stored as Properties);
  for (const upgrade of chain.slice(version)) value = upgrade(value);
  return { value, isNewer: false };
}

/** Takes a stored document to the version of this code. */
export const upgradeRichText = (stored: unknown): UpgradedRichText => upgradeThrough(stored, upgrades);
