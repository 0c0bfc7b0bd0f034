import { fields } from '@lectern/core';

/** The title of a block, an `h2`. */
export const blockTitle = () => fields.text({ label: 'Title', maxLength: 120, search: 'A' });
