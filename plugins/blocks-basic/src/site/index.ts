import { defineSite } from '@lectern/core/site';
import type { basic } from '../manifest.ts';

/** The site entry of the basic blocks. */
export default defineSite<typeof basic>({
  blocks: {
    text: () => import('../blocks/text/text.view.tsx'),
    'text-image': () => import('../blocks/text-image/text-image.view.tsx'),
    image: () => import('../blocks/image/image.view.tsx'),
    gallery: () => import('../blocks/gallery/gallery.view.tsx'),
    video: () => import('../blocks/video/video.view.tsx'),
    cards: () => import('../blocks/cards/cards.view.tsx'),
    buttons: () => import('../blocks/buttons/buttons.view.tsx'),
    quote: () => import('../blocks/quote/quote.view.tsx'),
    callout: () => import('../blocks/callout/callout.view.tsx'),
    accordion: () => import('../blocks/accordion/accordion.view.tsx'),
    table: () => import('../blocks/table/table.view.tsx'),
    downloads: () => import('../blocks/downloads/downloads.view.tsx'),
    columns: () => import('../blocks/columns/columns.view.tsx'),
  },
  linkedData: { blocks: { accordion: () => import('../blocks/accordion/accordion.linked-data.ts') } },
  texts: {
    nl: { note: 'Goed om te weten', tip: 'Tip', warning: 'Let op', table: 'Tabel', transcript: 'Uitgeschreven tekst' },
    de: { note: 'Gut zu wissen', tip: 'Tipp', warning: 'Achtung', table: 'Tabelle', transcript: 'Text zum Nachlesen' },
    fr: { note: 'Bon à savoir', tip: 'Conseil', warning: 'Attention', table: 'Tableau', transcript: 'Transcription' },
    en: { note: 'Good to know', tip: 'Tip', warning: 'Warning', table: 'Table', transcript: 'Transcript' },
  },
});
