import { fields } from '@lectern/core';

/** How wide the picture of a block is. */
export const blockWidth = () =>
  fields.select({
    label: 'Width',
    group: 'Appearance',
    options: [
      { value: 'column', label: 'As wide as the text' },
      { value: 'wide', label: 'As wide as the page' },
    ],
  });
