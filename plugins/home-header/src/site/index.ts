import { defineSite } from '@lectern/core/site';
import { homeHeader } from '../manifest.ts';

/** The site door of the home header. */
export default defineSite(homeHeader, {
  blocks: { hero: () => import('./hero.tsx') },
  texts: {
    nl: { look: 'Bekijk de dekking', newTab: '(opent in een nieuw tabblad)' },
    de: { look: 'Zum Versicherungsschutz', newTab: '(öffnet in neuem Tab)' },
    fr: { look: 'Voir la couverture', newTab: '(s’ouvre dans un nouvel onglet)' },
    en: { look: 'See the cover', newTab: '(opens in a new tab)' },
  },
});
