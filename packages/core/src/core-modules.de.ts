import audit from './modules/audit/admin/translations/de.ts';
import auth from './modules/auth/admin/translations/de.ts';
import checks from './modules/checks/admin/translations/de.ts';
import comments from './modules/comments/admin/translations/de.ts';
import consent from './modules/consent/admin/translations/de.ts';
import delivery from './modules/delivery/admin/translations/de.ts';
import events from './modules/events/admin/translations/de.ts';
import health from './modules/health/admin/translations/de.ts';
import links from './modules/links/admin/translations/de.ts';
import mail from './modules/mail/admin/translations/de.ts';
import media from './modules/media/admin/translations/de.ts';
import menu from './modules/menu/admin/translations/de.ts';
import pageTexts from './modules/page-texts/admin/translations/de.ts';
import pages from './modules/pages/admin/translations/de.ts';
import publication from './modules/publication/admin/translations/de.ts';
import redirects from './modules/redirects/admin/translations/de.ts';
import sessions from './modules/sessions/admin/translations/de.ts';
import roles from './modules/roles/admin/translations/de.ts';
import schedule from './modules/schedule/admin/translations/de.ts';
import search from './modules/search/admin/translations/de.ts';
import settings from './modules/settings/admin/translations/de.ts';
import undo from './modules/undo/admin/translations/de.ts';
import privacy from './modules/privacy/admin/translations/de.ts';
import tags from './modules/tags/admin/translations/de.ts';
import site from './modules/site/admin/translations/de.ts';
import translations from './modules/translations/admin/translations/de.ts';
import users from './modules/users/admin/translations/de.ts';
import vault from './modules/vault/admin/translations/de.ts';
import shell from './admin/messages/translations/de.ts';

export { default as controlTexts } from 'react-aria-components/i18n/de-DE';

/** The German words of the admin: the shell's, then those of the modules. */
export default {
  ...shell,
  ...audit,
  ...vault,
  ...events,
  ...mail,
  ...sessions,
  ...roles,
  ...schedule,
  ...translations,
  ...users,
  ...auth,
  ...privacy,
  ...tags,
  ...media,
  ...undo,
  ...redirects,
  ...pages,
  ...checks,
  ...publication,
  ...comments,
  ...search,
  ...settings,
  ...menu,
  ...links,
  ...health,
  ...pageTexts,
  ...site,
  ...consent,
  ...delivery,
};
