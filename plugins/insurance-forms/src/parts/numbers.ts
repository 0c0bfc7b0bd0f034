import type { TextField } from '@lectern/forms';
import { nl } from './nl.ts';

const number =
  (name: string, label: string) =>
  (extra: Pick<TextField, 'when' | 'isOptional' | 'hint'> = {}): TextField => ({
    kind: 'number-of-ours',
    name,
    label: nl(label),
    ...extra,
  });

export const relationNumber = number('relationNumber', 'Relatienummer');
export const policyNumber = number('policyNumber', 'Polisnummer');
export const claimNumber = number('claimNumber', 'Schadenummer');
