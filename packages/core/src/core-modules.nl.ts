import audit from './modules/audit/admin/translations/nl.ts';
import auth from './modules/auth/admin/translations/nl.ts';
import checks from './modules/checks/admin/translations/nl.ts';
import comments from './modules/comments/admin/translations/nl.ts';
import consent from './modules/consent/admin/translations/nl.ts';
import delivery from './modules/delivery/admin/translations/nl.ts';
import events from './modules/events/admin/translations/nl.ts';
import health from './modules/health/admin/translations/nl.ts';
import links from './modules/links/admin/translations/nl.ts';
import mail from './modules/mail/admin/translations/nl.ts';
import media from './modules/media/admin/translations/nl.ts';
import menu from './modules/menu/admin/translations/nl.ts';
import pageTexts from './modules/page-texts/admin/translations/nl.ts';
import pages from './modules/pages/admin/translations/nl.ts';
import publication from './modules/publication/admin/translations/nl.ts';
import redirects from './modules/redirects/admin/translations/nl.ts';
import sessions from './modules/sessions/admin/translations/nl.ts';
import roles from './modules/roles/admin/translations/nl.ts';
import schedule from './modules/schedule/admin/translations/nl.ts';
import search from './modules/search/admin/translations/nl.ts';
import settings from './modules/settings/admin/translations/nl.ts';
import undo from './modules/undo/admin/translations/nl.ts';
import privacy from './modules/privacy/admin/translations/nl.ts';
import tags from './modules/tags/admin/translations/nl.ts';
import site from './modules/site/admin/translations/nl.ts';
import translations from './modules/translations/admin/translations/nl.ts';
import users from './modules/users/admin/translations/nl.ts';
import vault from './modules/vault/admin/translations/nl.ts';
import shell from './admin/messages/translations/nl.ts';

export { default as controlTexts } from 'react-aria-components/i18n/nl-NL';

/** The Dutch words of the admin: the shell's, then those of the modules. */
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
