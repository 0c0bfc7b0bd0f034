import type { AccessRows } from './contract/access-row.ts';
import { auditAccess } from './modules/audit/audit.access.ts';
import { authAccess } from './modules/auth/auth.access.ts';
import { checksAccess } from './modules/checks/checks.access.ts';
import { commentsAccess } from './modules/comments/comments.access.ts';
import { deliveryAccess } from './modules/delivery/delivery.access.ts';
import { eventsAccess } from './modules/events/events.access.ts';
import { healthAccess } from './modules/health/health.access.ts';
import { linksAccess } from './modules/links/links.access.ts';
import { mailAccess } from './modules/mail/mail.access.ts';
import { mediaAccess } from './modules/media/media.access.ts';
import { menuAccess } from './modules/menu/menu.access.ts';
import { pageTextsAccess } from './modules/page-texts/page-texts.access.ts';
import { pagesAccess } from './modules/pages/pages.access.ts';
import { privacyAccess } from './modules/privacy/privacy.access.ts';
import { publicationAccess } from './modules/publication/publication.access.ts';
import { redirectsAccess } from './modules/redirects/redirects.access.ts';
import { rolesAccess } from './modules/roles/roles.access.ts';
import { sessionsAccess } from './modules/sessions/sessions.access.ts';
import { scheduleAccess } from './modules/schedule/schedule.access.ts';
import { searchAccess } from './modules/search/search.access.ts';
import { settingsAccess } from './modules/settings/settings.access.ts';
import { translationsAccess } from './modules/translations/translations.access.ts';
import { undoAccess } from './modules/undo/undo.access.ts';
import { tagsAccess } from './modules/tags/tags.access.ts';
import { siteAccess } from './modules/site/site.access.ts';
import { usersAccess } from './modules/users/users.access.ts';

/**
 * Who may call each route of core, for the access matrix. Written apart from the routes themselves, so that neither changes
 * unseen: a route without a row, or with another access than its row says, fails the matrix.
 */
export const coreAccess: AccessRows = {
  'GET /openapi.json': 'public',
  ...auditAccess,
  ...authAccess,
  ...checksAccess,
  ...commentsAccess,
  ...deliveryAccess,
  ...eventsAccess,
  ...healthAccess,
  ...linksAccess,
  ...mailAccess,
  ...mediaAccess,
  ...menuAccess,
  ...pageTextsAccess,
  ...pagesAccess,
  ...privacyAccess,
  ...publicationAccess,
  ...redirectsAccess,
  ...scheduleAccess,
  ...rolesAccess,
  ...searchAccess,
  ...sessionsAccess,
  ...settingsAccess,
  ...translationsAccess,
  ...undoAccess,
  ...tagsAccess,
  ...siteAccess,
  ...usersAccess,
};
