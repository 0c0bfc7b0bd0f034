import auditServer from './modules/audit/server/index.ts';
import { audit } from './modules/audit/audit.manifest.ts';
import authServer from './modules/auth/server/index.ts';
import { auth } from './modules/auth/auth.manifest.ts';
import checksServer from './modules/checks/server/index.ts';
import { checks } from './modules/checks/checks.manifest.ts';
import commentsServer from './modules/comments/server/index.ts';
import { comments } from './modules/comments/comments.manifest.ts';
import consentServer from './modules/consent/server/index.ts';
import { consent } from './modules/consent/consent.manifest.ts';
import contentServer from './modules/content/server/index.ts';
import { content } from './modules/content/content.manifest.ts';
import deliveryServer from './modules/delivery/server/index.ts';
import { delivery } from './modules/delivery/delivery.manifest.ts';
import eventsServer from './modules/events/server/index.ts';
import { events } from './modules/events/events.manifest.ts';
import healthServer from './modules/health/server/index.ts';
import { health } from './modules/health/health.manifest.ts';
import linksServer from './modules/links/server/index.ts';
import { links } from './modules/links/links.manifest.ts';
import mailServer from './modules/mail/server/index.ts';
import { mail } from './modules/mail/mail.manifest.ts';
import mediaServer from './modules/media/server/index.ts';
import { media } from './modules/media/media.manifest.ts';
import menuServer from './modules/menu/server/index.ts';
import { menu } from './modules/menu/menu.manifest.ts';
import pageTextsServer from './modules/page-texts/server/index.ts';
import { pageTexts } from './modules/page-texts/page-texts.manifest.ts';
import pagesServer from './modules/pages/server/index.ts';
import { pages } from './modules/pages/pages.manifest.ts';
import privacyServer from './modules/privacy/server/index.ts';
import { privacy } from './modules/privacy/privacy.manifest.ts';
import privateFilesServer from './modules/private-files/server/index.ts';
import { privateFiles } from './modules/private-files/private-files.manifest.ts';
import publicationServer from './modules/publication/server/index.ts';
import { publication } from './modules/publication/publication.manifest.ts';
import redirectsServer from './modules/redirects/server/index.ts';
import { redirects } from './modules/redirects/redirects.manifest.ts';
import rolesServer from './modules/roles/server/index.ts';
import { roles } from './modules/roles/roles.manifest.ts';
import scheduleServer from './modules/schedule/server/index.ts';
import { schedule } from './modules/schedule/schedule.manifest.ts';
import searchServer from './modules/search/server/index.ts';
import { search } from './modules/search/search.manifest.ts';
import sessionsServer from './modules/sessions/server/index.ts';
import { sessions } from './modules/sessions/sessions.manifest.ts';
import settingsServer from './modules/settings/server/index.ts';
import { settings } from './modules/settings/settings.manifest.ts';
import translationsServer from './modules/translations/server/index.ts';
import { translations } from './modules/translations/translations.manifest.ts';
import undoServer from './modules/undo/server/index.ts';
import { undo } from './modules/undo/undo.manifest.ts';
import tagsServer from './modules/tags/server/index.ts';
import { tags } from './modules/tags/tags.manifest.ts';
import siteServer from './modules/site/server/index.ts';
import { site } from './modules/site/site.manifest.ts';
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
  { manifest: tags, entry: tagsServer },
  { manifest: media, entry: mediaServer },
  { manifest: undo, entry: undoServer },
  { manifest: redirects, entry: redirectsServer },
  { manifest: pages, entry: pagesServer },
  { manifest: checks, entry: checksServer },
  { manifest: publication, entry: publicationServer },
  { manifest: comments, entry: commentsServer },
  { manifest: schedule, entry: scheduleServer },
  { manifest: translations, entry: translationsServer },
  { manifest: settings, entry: settingsServer },
  { manifest: menu, entry: menuServer },
  { manifest: links, entry: linksServer },
  { manifest: health, entry: healthServer },
  { manifest: pageTexts, entry: pageTextsServer },
  { manifest: site, entry: siteServer },
  { manifest: consent, entry: consentServer },
  { manifest: search, entry: searchServer },
  { manifest: delivery, entry: deliveryServer },
  { manifest: content, entry: contentServer },
];
