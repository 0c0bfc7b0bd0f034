import { fields } from '@lectern/core';

/** The ground on which a block stands. */
export const blockTone = () =>
  fields.select({
    label: 'Background',
    group: 'Appearance',
    options: [
      { value: 'paper', label: 'Paper' },
      { value: 'limestone', label: 'Limestone' },
    ],
  });
