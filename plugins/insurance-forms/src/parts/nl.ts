import type { Words } from '@lectern/forms';

/** Dutch words. */
export const nl = (text: string): Words => ({ nl: text });
