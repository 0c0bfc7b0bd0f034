import { dashboard } from './admin/dashboard/index.ts';
import type { AdminModule } from './admin/define-admin.ts';
import { gallery } from './admin/gallery/index.ts';
import auditAdmin from './modules/audit/admin/index.ts';
import authAdmin from './modules/auth/admin/index.ts';
import eventsAdmin from './modules/events/admin/index.ts';
import mailAdmin from './modules/mail/admin/index.ts';
import mediaAdmin from './modules/media/admin/index.ts';
import menuAdmin from './modules/menu/admin/index.ts';
import pagesAdmin from './modules/pages/admin/index.ts';
import publicationAdmin from './modules/publication/admin/index.ts';
import settingsAdmin from './modules/settings/admin/index.ts';
import rolesAdmin from './modules/roles/admin/index.ts';
import usersAdmin from './modules/users/admin/index.ts';

const entries = [
  auditAdmin,
  eventsAdmin,
  mailAdmin,
  rolesAdmin,
  usersAdmin,
  authAdmin,
  mediaAdmin,
  pagesAdmin,
  publicationAdmin,
  settingsAdmin,
  menuAdmin,
];

/** The screens of the admin itself, then the modules of core, each after those that it builds on. */
export const coreModules: readonly AdminModule[] = [dashboard, gallery, ...entries];
