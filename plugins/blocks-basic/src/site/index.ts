import { defineSite } from '@lectern/core/site';
import { basic } from '../manifest.ts';

/** The site door of the basic blocks. */
export default defineSite(basic, {
  blocks: {
    text: () => import('./text.tsx'),
    image: () => import('./image.tsx'),
    'text-image': () => import('./text-image.tsx'),
    cards: () => import('./cards.tsx'),
  },
  texts: {
    nl: { newTab: '(opent in een nieuw tabblad)' },
    de: { newTab: '(öffnet in neuem Tab)' },
    fr: { newTab: '(s’ouvre dans un nouvel onglet)' },
    en: { newTab: '(opens in a new tab)' },
  },
});
