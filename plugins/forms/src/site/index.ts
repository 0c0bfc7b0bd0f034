import { defineSite } from '@lectern/core/site';
import type { forms } from '../manifest.ts';
import { siteTexts } from './site-texts.ts';

/** The site entry of forms. */
export default defineSite<typeof forms>({
  blocks: { form: () => import('../blocks/form/form.view.tsx') },
  behaviours: { form: () => import('./behaviours/form.ts') },
  texts: siteTexts,
});
