import { defineSite } from '@lectern/core/site';
import type { probe } from '../manifest.ts';

export default defineSite<typeof probe>({
  blocks: {
    list: () => import('./list.view.tsx'),
    shade: () => import('./shade.view.tsx'),
    guestbook: () => import('./guestbook.view.tsx'),
    signpost: () => import('./signpost.view.tsx'),
  },
  pageTypes: { sheet: () => import('./sheet.views.tsx') },
  behaviours: { blink: () => import('./blink.behaviour.ts') },
  texts: { nl: { notes: 'Nota: {{notes}}' } },
});
