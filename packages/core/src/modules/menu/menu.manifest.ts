import { defineModule } from '../../contract/module.ts';

/** The menus of the site. */
export const menu = defineModule({
  id: 'menu',
  permissions: {
    'manage-menu': { label: 'Manage the menu structure', firstRoles: ['publisher'] },
  },
  errors: {
    G_60: { status: 404, text: 'No page type of this site has such a menu.' },
    G_61: { status: 400, text: 'lies deeper than this menu goes.' },
    G_62: { status: 404, text: 'This version of the menu is not there (any more).' },
  },
  audit: {
    actions: {
      'menu.restore': 'Restore a version of a menu',
      'menu.save': 'Save a menu',
    },
    subjects: {
      menu: 'Menu',
    },
  },
});
