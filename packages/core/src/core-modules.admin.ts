import { dashboard } from './admin/dashboard/index.ts';
import { gallery } from './admin/gallery/index.ts';
import type { AdminModule } from './admin/define-admin.ts';
import { audit } from './modules/audit/admin/index.ts';
import { auth } from './modules/auth/admin/index.ts';
import { mail } from './modules/mail/admin/index.ts';
import { media } from './modules/media/admin/index.ts';
import { menu } from './modules/menu/admin/index.ts';
import { pages } from './modules/pages/admin/index.ts';
import { roles } from './modules/roles/admin/index.ts';
import { users } from './modules/users/admin/index.ts';

/** What the admin itself brings, then core's modules, the lowest first. */
export const coreModules: readonly AdminModule[] = [
  dashboard,
  gallery,
  ...[audit, mail, roles, users, auth, media, pages, menu].map(({ entry }) => entry),
];
