import { defineCommand } from '#server/kernel/command.ts';

/** Has pages taken in again as they are live by then. */
export const renewPages = defineCommand(
  'search.renew-pages',
  ({ authorize, emit }, { pageIDs }: { readonly pageIDs: readonly string[] }) => {
    authorize('manage-search');
    for (const pageID of pageIDs) emit('search.outdated', { pageID });
    return Promise.resolve();
  },
);
