import { createHash } from 'node:crypto';
import { canonicalJson } from '@lectern/core';
import type { FormDefinition } from '../../definition/definition.types.ts';

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
