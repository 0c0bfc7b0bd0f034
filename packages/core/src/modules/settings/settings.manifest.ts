import { defineModule } from '../../contract/module.ts';

/** Settings of the site that the client may know. */
export const settings = defineModule({
  id: 'settings',
  permissions: {
    'manage-settings': { label: 'Manage site settings' },
    'manage-tags': { label: 'Manage tags' },
    'manage-search': { label: 'Manage the search index' },
  },
});
