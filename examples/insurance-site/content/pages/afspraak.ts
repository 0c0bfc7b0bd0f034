import type { PageContent } from '../types.ts';

export const afspraak: readonly PageContent[] = [
  {
    slug: '/afspraak',
    type: 'page-types/landing',
    title: 'Maak een afspraak',
    seo: {
      description: 'Kies uw regio en een tijd die u past: een adviseur van Sluitsteen komt bij u langs.',
      keywords: ['afspraak', 'adviseur', 'regio'],
    },
    blocks: [
      {
        key: 'afspraak',
        type: 'planner/planner',
        props: {
          title: 'Maak een afspraak',
          prepare: 'Leg uw polis klaar, en de sleutels van wat u wilt laten zien.',
        },
      },
    ],
  },
];
