import { cards, newsArchive } from '../blocks.ts';
import { link } from '../marks.ts';
import { page } from '../page.ts';
import type { PageContent } from '../types.ts';

export const nieuws: readonly PageContent[] = [
  page('/nieuws', {
    title: 'Nieuws',
    description: 'Berichten van Sluitsteen over gebouwen, schade, onderhoud en wat we onderweg tegenkwamen.',
    picture: ['dorpsgezicht.webp', 'Torens en huizen langs het water'],
    blocks: [
      newsArchive('berichten', 'Laatste nieuws', 6),
      cards('verder', 'Liever iets blijvends?', [
        { title: 'Advies', text: 'Wat u dit seizoen zelf kunt doen.', link: link('/advies') },
        { title: 'Risicocheck', text: 'Twintig vragen voor één rondgang.', link: link('/risicocheck') },
      ]),
    ],
  }),
];
