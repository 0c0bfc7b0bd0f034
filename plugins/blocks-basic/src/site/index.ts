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
});
