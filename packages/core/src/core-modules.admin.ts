import { dashboard } from './admin/dashboard/index.ts';
import type { AdminModule } from './admin/define-admin.ts';
import { gallery } from './admin/gallery/index.ts';
import auditAdmin from './modules/audit/admin/index.ts';
import authAdmin from './modules/auth/admin/index.ts';
import commentsAdmin from './modules/comments/admin/index.ts';
import deliveryAdmin from './modules/delivery/admin/index.ts';
import eventsAdmin from './modules/events/admin/index.ts';
import healthAdmin from './modules/health/admin/index.ts';
import linksAdmin from './modules/links/admin/index.ts';
import mailAdmin from './modules/mail/admin/index.ts';
import mediaAdmin from './modules/media/admin/index.ts';
import menuAdmin from './modules/menu/admin/index.ts';
import pagesAdmin from './modules/pages/admin/index.ts';
import pageTextsAdmin from './modules/page-texts/admin/index.ts';
import publicationAdmin from './modules/publication/admin/index.ts';
import redirectsAdmin from './modules/redirects/admin/index.ts';
import tagsAdmin from './modules/tags/admin/index.ts';
import scheduleAdmin from './modules/schedule/admin/index.ts';
import searchAdmin from './modules/search/admin/index.ts';
import settingsAdmin from './modules/settings/admin/index.ts';
import rolesAdmin from './modules/roles/admin/index.ts';
import translationsAdmin from './modules/translations/admin/index.ts';
import undoAdmin from './modules/undo/admin/index.ts';
import usersAdmin from './modules/users/admin/index.ts';

const entries = [
  auditAdmin,
  eventsAdmin,
  mailAdmin,
  rolesAdmin,
  usersAdmin,
  authAdmin,
  tagsAdmin,
  mediaAdmin,
  undoAdmin,
  redirectsAdmin,
  pagesAdmin,
  publicationAdmin,
  commentsAdmin,
  scheduleAdmin,
  translationsAdmin,
  settingsAdmin,
  searchAdmin,
  menuAdmin,
  linksAdmin,
  healthAdmin,
  pageTextsAdmin,
  deliveryAdmin,
];

/** The screens of the admin itself, then the modules of core, each after those that it builds on. */
export const coreModules: readonly AdminModule[] = [dashboard, gallery, ...entries];
