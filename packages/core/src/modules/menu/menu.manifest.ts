import { defineModule } from '../../contract/module.ts';

/** The menus of the site. */
export const menu = defineModule({
  id: 'menu',
  permissions: {
    'manage-menu': { label: 'Manage the menu structure', firstRoles: ['publisher'] },
  },
});
