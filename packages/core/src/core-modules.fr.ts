import audit from './modules/audit/admin/translations/fr.ts';
import auth from './modules/auth/admin/translations/fr.ts';
import events from './modules/events/admin/translations/fr.ts';
import mail from './modules/mail/admin/translations/fr.ts';
import media from './modules/media/admin/translations/fr.ts';
import menu from './modules/menu/admin/translations/fr.ts';
import pages from './modules/pages/admin/translations/fr.ts';
import publication from './modules/publication/admin/translations/fr.ts';
import roles from './modules/roles/admin/translations/fr.ts';
import settings from './modules/settings/admin/translations/fr.ts';
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
  ...roles,
  ...users,
  ...auth,
  ...media,
  ...pages,
  ...publication,
  ...settings,
  ...menu,
};
