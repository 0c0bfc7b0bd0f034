const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** `foto 2` before `foto 10`, whatever the case. */
export const byName = compare;
