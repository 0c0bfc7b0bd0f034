import { defineSite } from '@lectern/core/site';
import { basic } from '../manifest.ts';

/** The site door of the basic blocks. */
export default /* @__PURE__ */ defineSite(basic, {
  blocks: {
    text: () => import('./text.tsx'),
    'text-image': () => import('./text-image.tsx'),
    image: () => import('./image.tsx'),
    gallery: () => import('./gallery.tsx'),
    video: () => import('./video.tsx'),
    cards: () => import('./cards.tsx'),
    buttons: () => import('./buttons.tsx'),
    quote: () => import('./quote.tsx'),
    callout: () => import('./callout.tsx'),
    accordion: () => import('./accordion.tsx'),
    table: () => import('./table.tsx'),
    downloads: () => import('./downloads.tsx'),
    columns: () => import('./columns.tsx'),
  },
  texts: {
    nl: { note: 'Goed om te weten', tip: 'Tip', warning: 'Let op', table: 'Tabel', transcript: 'Uitgeschreven tekst' },
    de: { note: 'Gut zu wissen', tip: 'Tipp', warning: 'Achtung', table: 'Tabelle', transcript: 'Text zum Nachlesen' },
    fr: { note: 'Bon à savoir', tip: 'Conseil', warning: 'Attention', table: 'Tableau', transcript: 'Transcription' },
    en: { note: 'Good to know', tip: 'Tip', warning: 'Warning', table: 'Table', transcript: 'Transcript' },
  },
});
