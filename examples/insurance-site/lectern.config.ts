import { basic } from '@lectern/blocks-basic';
import { defineConfig, use } from '@lectern/core';
import { homeHeader } from '@lectern/home-header';
import { news } from '@lectern/news';
import { pageTypes } from '@lectern/page-types';
import richText from '@lectern/rich-text';
import { layout } from './layout.ts';
import { keystoneMark } from './theme/keystone/keystone-mark.ts';
import { pageWindow } from './theme/page-window/page-window.ts';
import { audienceWindows } from './theme/stained-glass/audience-windows.ts';
import { windowDefinitions } from './theme/stained-glass/window-definitions.ts';

const feedTitles = { 'nl-NL': 'Nieuws', 'de-DE': 'Neuigkeiten', 'fr-FR': 'Actualités' };
const newsPrefix = { 'nl-NL': '/nieuws', 'de-DE': '/neuigkeiten', 'fr-FR': '/actualites' };

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
  ],
  theme: './theme/theme.css',
  assets: './assets',
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
