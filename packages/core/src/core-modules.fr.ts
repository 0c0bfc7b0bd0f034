import audit from './modules/audit/admin/translations/fr.ts';
import auth from './modules/auth/admin/translations/fr.ts';
import checks from './modules/checks/admin/translations/fr.ts';
import comments from './modules/comments/admin/translations/fr.ts';
import consent from './modules/consent/admin/translations/fr.ts';
import delivery from './modules/delivery/admin/translations/fr.ts';
import events from './modules/events/admin/translations/fr.ts';
import health from './modules/health/admin/translations/fr.ts';
import links from './modules/links/admin/translations/fr.ts';
import mail from './modules/mail/admin/translations/fr.ts';
import media from './modules/media/admin/translations/fr.ts';
import menu from './modules/menu/admin/translations/fr.ts';
import pageTexts from './modules/page-texts/admin/translations/fr.ts';
import pages from './modules/pages/admin/translations/fr.ts';
import publication from './modules/publication/admin/translations/fr.ts';
import redirects from './modules/redirects/admin/translations/fr.ts';
import sessions from './modules/sessions/admin/translations/fr.ts';
import roles from './modules/roles/admin/translations/fr.ts';
import schedule from './modules/schedule/admin/translations/fr.ts';
import search from './modules/search/admin/translations/fr.ts';
import settings from './modules/settings/admin/translations/fr.ts';
import undo from './modules/undo/admin/translations/fr.ts';
import privacy from './modules/privacy/admin/translations/fr.ts';
import tags from './modules/tags/admin/translations/fr.ts';
import site from './modules/site/admin/translations/fr.ts';
import translations from './modules/translations/admin/translations/fr.ts';
import users from './modules/users/admin/translations/fr.ts';
import vault from './modules/vault/admin/translations/fr.ts';
import shell from './admin/messages/translations/fr.ts';

export { default as controlTexts } from 'react-aria-components/i18n/fr-FR';

/** The French words of the admin: the shell's, then those of the modules. */
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
