import { defineSite } from '@lectern/core/site';
import type { planner } from '../manifest.ts';
import { siteTexts } from './site-texts.ts';

/** The site entry of the planner. */
export default defineSite<typeof planner>({
  blocks: { planner: () => import('../blocks/planner/planner.view.tsx') },
  behaviours: { planner: () => import('./behaviours/planner.ts') },
  texts: siteTexts,
});
