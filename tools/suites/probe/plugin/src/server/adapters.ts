import { defineAdapterKey } from '@lectern/core/server';

/** Supplied by the plugin `lender`. */
export const press = defineAdapterKey<(text: string) => string>('probe/press', 'Nothing can be printed.');
/** Supplied by nobody. */
export const mill = defineAdapterKey<() => void>('probe/mill', 'Nothing can be ground: install a plugin with a mill.');
