import type { Field, Group } from '@lectern/forms';
import { nl } from './nl.ts';

/** Who signs, and when. */
export const declaration = (text: string, more: readonly Field[] = []): Group => ({
  name: 'declaration',
  legend: nl('Ondertekening'),
  intro: nl(text),
  parts: [
    { kind: 'date', name: 'date', label: nl('Datum'), range: 'past' },
    { kind: 'text', name: 'name', label: nl('Naam'), autofill: 'name' },
    ...more,
    {
      kind: 'signature',
      name: 'signature',
      label: nl('Handtekening'),
      hint: nl('Teken, typ uw naam, of upload een afbeelding van uw handtekening van ten hoogste 3 MB'),
    },
  ],
});
