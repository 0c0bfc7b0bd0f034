import audit from './modules/audit/admin/translations/de.ts';
import auth from './modules/auth/admin/translations/de.ts';
import events from './modules/events/admin/translations/de.ts';
import mail from './modules/mail/admin/translations/de.ts';
import media from './modules/media/admin/translations/de.ts';
import menu from './modules/menu/admin/translations/de.ts';
import pages from './modules/pages/admin/translations/de.ts';
import publication from './modules/publication/admin/translations/de.ts';
import roles from './modules/roles/admin/translations/de.ts';
import settings from './modules/settings/admin/translations/de.ts';
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
  ...roles,
  ...users,
  ...auth,
  ...media,
  ...pages,
  ...publication,
  ...settings,
  ...menu,
};
