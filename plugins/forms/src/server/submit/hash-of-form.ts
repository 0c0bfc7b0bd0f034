import { createHash } from 'node:crypto';
import type { FormDefinition } from '../../definition/definition.types.ts';

/** The same text for the same value, whatever the order of its keys. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
}

const known = new WeakMap<FormDefinition, string>();

/** SHA-256 of a definition's canonical JSON, hexadecimal: by it, what was asked is found again. */
export function hashOfForm(definition: FormDefinition): string {
  let hash = known.get(definition);
  if (hash === undefined) {
    hash = createHash('sha256').update(canonicalJson(definition)).digest('hex');
    known.set(definition, hash);
  }
  return hash;
}
