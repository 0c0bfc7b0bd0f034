import { defineModule } from '../../contract/module.ts';

/** Settings of the site: its locales, and what modules and plugins declare. */
export const settings = defineModule({
  id: 'settings',
  permissions: {
    'manage-settings': { label: 'Manage site settings' },
  },
  errors: {
    G_22: { status: 400, text: 'is set outside the admin, by whoever runs the site, and cannot be changed here.' },
  },
  audit: {
    actions: {
      'settings.save': 'Save settings',
    },
    subjects: {
      settings: 'Settings',
    },
  },
});
