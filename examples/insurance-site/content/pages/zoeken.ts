import { link } from '../marks.ts';
import { page } from '../page.ts';
import type { BlockContent, LinkMark, PageContent } from '../types.ts';

/** `site-search/results`. */
const results = (popular: readonly LinkMark[]): BlockContent => ({
  key: 'zoeken',
  type: 'site-search/results',
  props: { popular: popular.map((each) => ({ link: each })) },
});

export const zoeken: readonly PageContent[] = [
  page('/zoeken', {
    title: 'Zoeken',
    description: 'Zoek in alles wat Sluitsteen schrijft over verzekeren, schade en onderhoud van bijzondere gebouwen.',
    noIndex: true,
    blocks: [
      results([
        link('/schade', 'Schade melden'),
        link('/verzekeringen', 'Verzekeringen'),
        link('/advies/herbouwwaarde-en-taxatie', 'Herbouwwaarde en taxatie'),
        link('/contact', 'Contact'),
      ]),
    ],
  }),
  {
    slug: '/suche',
    type: 'page-types/page',
    locale: 'de-DE',
    translationOf: '/zoeken',
    title: 'Suche',
    seo: { description: 'Suchen Sie in allem, was Sluitsteen auf Deutsch schreibt.', noIndex: true },
    blocks: [results([link('/kirchen', 'Kirchen'), link('/kontakt', 'Kontakt')])],
  },
  {
    slug: '/recherche',
    type: 'page-types/page',
    locale: 'fr-FR',
    translationOf: '/zoeken',
    title: 'Recherche',
    seo: { description: 'Cherchez dans tout ce que Sluitsteen écrit en français.', noIndex: true },
    blocks: [results([link('/eglises', 'Édifices religieux'), link('/contact', 'Contact')])],
  },
];
