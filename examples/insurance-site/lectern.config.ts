import { basic } from '@lectern/blocks-basic';
import { defineConfig, use } from '@lectern/core';
import { forms } from '@lectern/forms';
import { homeHeader } from '@lectern/home-header';
import { insuranceForms } from '@lectern/insurance-forms';
import { news } from '@lectern/news';
import { pageTypes } from '@lectern/page-types';
import { planner } from '@lectern/planner';
import richText from '@lectern/rich-text';
import { search } from '@lectern/search';
import { organisation } from './content/contact.ts';
import { layout } from './layout.ts';
import { keystoneMark } from './theme/keystone/keystone-mark.ts';
import { pageWindow } from './theme/page-window/page-window.ts';
import { shareImage } from './theme/share-image/share-image.ts';
import { audienceWindows } from './theme/stained-glass/audience-windows.ts';
import { windowDefinitions } from './theme/stained-glass/window-definitions.ts';

const feedTitles = { 'nl-NL': 'Nieuws', 'de-DE': 'Neuigkeiten', 'fr-FR': 'Actualités' };
const newsPrefix = { 'nl-NL': '/nieuws', 'de-DE': '/neuigkeiten', 'fr-FR': '/actualites' };

const pages = { nl: 'Pagina’s', de: 'Seiten', fr: 'Pages' };

/** What visitors can narrow results to. */
const searchKinds = {
  'news/article': { nl: 'Nieuws', de: 'Neuigkeiten', fr: 'Actualités' },
  'page-types/page': pages,
  'page-types/landing': pages,
};

/** Whose forms these are, and where they go. */
const office = {
  organisation: 'Sluitsteen',
  email: 'info@sluitsteen.example',
  rightsPage: '/rechten-en-bevoegdheden',
  privacyPage: '/privacyverklaring',
};

/** Completes addresses in forms where a service is named, such as the public one of the Netherlands. */
const { ADDRESS_URL: addressUrl, ADDRESS_AUTHORIZATION: authorization } = process.env;
const address = addressUrl
  ? {
      url: addressUrl,
      ...(authorization ? { authorization } : {}),
      street: 'response.docs.0.straatnaam',
      city: 'response.docs.0.woonplaatsnaam',
    }
  : undefined;

/** When advisors are busy is read from calendars where servers of them are named: `https://dav.example.nl`, several with commas. */
const { CALENDAR_ORIGINS: calendarOrigins } = process.env;
const calendars = calendarOrigins ? { calendars: { origins: calendarOrigins.split(',') } } : {};

/** The bars of the browser are of the page's own ground. */
const paper = Object.entries({ light: '#f7f4ee', dark: '#121920' }).map(([scheme, content]) => ({
  tag: 'meta' as const,
  attributes: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
}));

/** Sluitsteen: a fictional Dutch intermediary for churches, monuments, former churches and monasteries, and private homes. */
export default defineConfig({
  name: 'Sluitsteen',
  availableLocales: ['nl-NL', 'de-DE', 'fr-FR'],
  defaultLocale: 'nl-NL',
  timeZone: 'Europe/Amsterdam',
  plugins: [
    richText,
    basic,
    use(homeHeader, { drawings: audienceWindows, definitions: windowDefinitions }),
    use(pageTypes, { ...layout, mark: keystoneMark, ornament: pageWindow }),
    use(news, { prefix: newsPrefix, feed: { path: '/nieuws/feed.xml', titles: feedTitles } }),
    use(forms, { forms: insuranceForms(office), address }),
    use(planner, { phone: organisation.telephone, ...calendars }),
    use(search, { kinds: searchKinds }),
  ],
  // Warned of, as all checks are at first; words that hold a place for others no visitor may ever read.
  settings: { checks: { checksPlaceholders: 'block' } },
  theme: './theme/theme.css',
  assets: './assets',
  shareImage,
  content: './content/load.ts',
  head: [
    { tag: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
    ...paper,
    { tag: 'link', attributes: { rel: 'icon', href: '/assets/site/favicon.svg', type: 'image/svg+xml' } },
    {
      tag: 'link',
      attributes: {
        rel: 'preload',
        href: '/assets/site/fonts/source-serif-4.woff2',
        as: 'font',
        type: 'font/woff2',
        crossorigin: '',
      },
    },
    {
      tag: 'link',
      attributes: { rel: 'preload', href: '/assets/site/fonts/figtree.woff2', as: 'font', type: 'font/woff2', crossorigin: '' },
    },
  ],
});
