import { defineSite } from '@lectern/core/site';
import type { homeHeader } from '../manifest.ts';

/** The site entry of the home header. */
export default defineSite<typeof homeHeader>({
  blocks: { hero: () => import('../blocks/hero/hero.view.tsx') },
  texts: {
    nl: { look: 'Bekijk de dekking' },
    de: { look: 'Zum Versicherungsschutz' },
    fr: { look: 'Voir la couverture' },
    en: { look: 'See the cover' },
  },
});
