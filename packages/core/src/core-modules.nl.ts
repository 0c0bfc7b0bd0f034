import audit from './modules/audit/admin/translations/nl.ts';
import auth from './modules/auth/admin/translations/nl.ts';
import events from './modules/events/admin/translations/nl.ts';
import mail from './modules/mail/admin/translations/nl.ts';
import media from './modules/media/admin/translations/nl.ts';
import menu from './modules/menu/admin/translations/nl.ts';
import pages from './modules/pages/admin/translations/nl.ts';
import publication from './modules/publication/admin/translations/nl.ts';
import roles from './modules/roles/admin/translations/nl.ts';
import settings from './modules/settings/admin/translations/nl.ts';
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
  ...roles,
  ...users,
  ...auth,
  ...media,
  ...pages,
  ...publication,
  ...settings,
  ...menu,
};
