import type { ActionsOf } from '@lectern/core/server';

/** Words for what the audit log holds of search words. */
export const auditWords = {
  actions: {
    'site-search.create-rule': 'Add a search word',
    'site-search.remove-rule': 'Remove a search word',
    'site-search.update-rule': 'Change a search word',
  },
  subjects: {
    rule: 'Search word',
  },
};

declare module '@lectern/core/server' {
  interface ActionMap extends ActionsOf<{ readonly audit: typeof auditWords }> {}
}
