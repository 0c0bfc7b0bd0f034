import { fields } from '@lectern/core';

/** The field for the width of a block's picture. */
export const blockWidth = () =>
  fields.select({
    label: 'Width',
    group: 'Appearance',
    options: [
      { value: 'column', label: 'As wide as the text' },
      { value: 'wide', label: 'As wide as the page' },
    ],
  });
