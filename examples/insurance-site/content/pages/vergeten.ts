import { text } from '../blocks.ts';
import { page } from '../page.ts';
import type { PageContent } from '../types.ts';

/** What every site has after some years, for site health to find: nothing leads to this page, and nobody described it. */
export const vergeten: readonly PageContent[] = [
  page('/over-ons/fotowedstrijd-2025', {
    title: 'Fotowedstrijd 2025',
    description: '',
    blocks: [
      text('uitslag', {
        title: 'De mooiste toren bij avond',
        body: `
          Ruim tweehonderd mensen stuurden een foto van hun toren. De jury koos er drie; de winnaars hebben hun prijs ontvangen.
          Een volgende wedstrijd is er nog niet. Vragen? [Neem contact op](/contact).
        `,
      }),
    ],
  }),
];
