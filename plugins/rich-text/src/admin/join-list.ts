import { adminLocale } from '@lectern/core/admin';

/** The parts of a list as a sentence has them: `1 list, 2 tables and 3 images`. */
export const joinList = (parts: readonly string[]): string =>
  new Intl.ListFormat(adminLocale(), { type: 'conjunction' }).format(parts);
