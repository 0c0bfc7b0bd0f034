import auditServer from './modules/audit/server/index.ts';
import { audit } from './modules/audit/audit.manifest.ts';
import authServer from './modules/auth/server/index.ts';
import { auth } from './modules/auth/auth.manifest.ts';
import contentServer from './modules/content/server/index.ts';
import { content } from './modules/content/content.manifest.ts';
import eventsServer from './modules/events/server/index.ts';
import { events } from './modules/events/events.manifest.ts';
import mailServer from './modules/mail/server/index.ts';
import { mail } from './modules/mail/mail.manifest.ts';
import mediaServer from './modules/media/server/index.ts';
import { media } from './modules/media/media.manifest.ts';
import menuServer from './modules/menu/server/index.ts';
import { menu } from './modules/menu/menu.manifest.ts';
import pagesServer from './modules/pages/server/index.ts';
import { pages } from './modules/pages/pages.manifest.ts';
import privacyServer from './modules/privacy/server/index.ts';
import { privacy } from './modules/privacy/privacy.manifest.ts';
import privateFilesServer from './modules/private-files/server/index.ts';
import { privateFiles } from './modules/private-files/private-files.manifest.ts';
import publicationServer from './modules/publication/server/index.ts';
import { publication } from './modules/publication/publication.manifest.ts';
import rolesServer from './modules/roles/server/index.ts';
import { roles } from './modules/roles/roles.manifest.ts';
import sessionsServer from './modules/sessions/server/index.ts';
import { sessions } from './modules/sessions/sessions.manifest.ts';
import settingsServer from './modules/settings/server/index.ts';
import { settings } from './modules/settings/settings.manifest.ts';
import usersServer from './modules/users/server/index.ts';
import { users } from './modules/users/users.manifest.ts';
import vaultServer from './modules/vault/server/index.ts';
import { vault } from './modules/vault/vault.manifest.ts';
import type { CoreModule } from './server/entries/of-module.ts';

/** The modules of core with what each brings to the server, each after those that it builds on. */
export const coreModules: readonly CoreModule[] = [
  { manifest: audit, entry: auditServer },
  { manifest: vault, entry: vaultServer },
  { manifest: privateFiles, entry: privateFilesServer },
  { manifest: events, entry: eventsServer },
  { manifest: mail, entry: mailServer },
  { manifest: sessions, entry: sessionsServer },
  { manifest: roles, entry: rolesServer },
  { manifest: users, entry: usersServer },
  { manifest: auth, entry: authServer },
  { manifest: privacy, entry: privacyServer },
  { manifest: media, entry: mediaServer },
  { manifest: pages, entry: pagesServer },
  { manifest: publication, entry: publicationServer },
  { manifest: settings, entry: settingsServer },
  { manifest: menu, entry: menuServer },
  { manifest: content, entry: contentServer },
];
