import type { AccessRows } from './contract/access-row.ts';
import { auditAccess } from './modules/audit/audit.access.ts';
import { authAccess } from './modules/auth/auth.access.ts';
import { eventsAccess } from './modules/events/events.access.ts';
import { mailAccess } from './modules/mail/mail.access.ts';
import { mediaAccess } from './modules/media/media.access.ts';
import { pagesAccess } from './modules/pages/pages.access.ts';
import { privacyAccess } from './modules/privacy/privacy.access.ts';
import { publicationAccess } from './modules/publication/publication.access.ts';
import { rolesAccess } from './modules/roles/roles.access.ts';
import { sessionsAccess } from './modules/sessions/sessions.access.ts';
import { settingsAccess } from './modules/settings/settings.access.ts';
import { usersAccess } from './modules/users/users.access.ts';

/**
 * Who may call each route of core, for the access matrix. Written apart from the routes themselves, so that neither changes
 * unseen: a route without a row, or with another access than its row says, fails the matrix.
 */
export const coreAccess: AccessRows = {
  'GET /openapi.json': 'public',
  ...auditAccess,
  ...authAccess,
  ...eventsAccess,
  ...mailAccess,
  ...mediaAccess,
  ...pagesAccess,
  ...privacyAccess,
  ...publicationAccess,
  ...rolesAccess,
  ...sessionsAccess,
  ...settingsAccess,
  ...usersAccess,
};
