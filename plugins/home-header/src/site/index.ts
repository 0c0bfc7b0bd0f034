import { defineSite } from '@lectern/core/site';
import { homeHeader } from '../manifest.ts';

/** The site door of the home header. */
export default /* @__PURE__ */ defineSite(homeHeader, {
  blocks: { hero: () => import('../blocks/hero/hero.view.tsx') },
  texts: {
    nl: { look: 'Bekijk de dekking' },
    de: { look: 'Zum Versicherungsschutz' },
    fr: { look: 'Voir la couverture' },
    en: { look: 'See the cover' },
  },
});
