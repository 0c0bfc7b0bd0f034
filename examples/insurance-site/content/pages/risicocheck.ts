import { text, textImage } from '../blocks.ts';
import { buttons, downloads } from '../page-blocks.ts';
import { image, link } from '../marks.ts';
import { page } from '../page.ts';
import type { PageContent } from '../types.ts';

export const risicocheck: readonly PageContent[] = [
  page('/risicocheck', {
    title: 'Risicocheck voor kerken',
    description: 'Twintig vragen om met een zaklamp langs te lopen. In anderhalf uur weet u waar u staat.',
    keywords: ['risicocheck', 'kerk', 'preventie', 'checklist'],
    picture: ['kerkschip.webp', 'Gekleurd licht op de vloer van een kerk'],
    blocks: [
      textImage('rondgang', {
        body: `
          Neem een zaklamp, een potlood en iemand die anders kijkt dan u. Begin buiten, loop met de klok mee, ga dan naar binnen en
          eindig boven. Elk “nee” of “weet ik niet” is een punt voor de volgende vergadering. U hoeft het niet in één winter op te
          lossen.
        `,
        image: image('kerkschip.webp', 'Kerkschip met houten tongewelf en lichtkroon'),
      }),
      text('buiten', {
        title: 'Buiten',
        layout: 'split',
        body: `
          1. Zijn goten en kolken dit jaar schoongemaakt?
          2. Zit al het koper en lood nog op zijn plaats?
          3. Is de bliksembeveiliging gekeurd, en weet u waar het rapport ligt?
          4. Staat er niets waarmee men op het dak komt?
          5. Liggen pannen, leien en afdekstenen vast boven de ingang?
        `,
      }),
      text('binnen', {
        title: 'Binnen',
        tone: 'limestone',
        layout: 'split',
        body: `
          1. Weet u wie een sleutel heeft?
          2. Is de elektrische installatie de laatste jaren gekeurd?
          3. Staan kaarsen op steen, zand of metaal, nooit bij textiel?
          4. Zijn blussers gekeurd, en durft iemand ze te gebruiken?
          5. Gaan nooddeuren open zonder sleutel?
          6. Ligt het zilver achter slot, met een lijst elders?
          7. Wordt de zaal langzaam opgewarmd?
          8. Is de keuken spanningsloos als u vertrekt?
        `,
      }),
      text('boven', {
        title: 'Boven',
        layout: 'split',
        body: `
          1. Is de zolder leeg, op wat er hoort na?
          2. Kunt u veilig lopen boven de gewelven?
          3. Ziet u daglicht waar geen venster is?
          4. Is het hout droog, zonder boormeel?
          5. Zijn galmgaten dicht voor duiven?
          6. Weet de brandweer hoe men boven komt?
          7. Is er een hoofdkraan, en wie weet waar?
        `,
      }),
      text('uitslag', {
        title: 'En nu?',
        tone: 'limestone',
        body: `
          Zestien keer “ja” of meer: u heeft het goed voor elkaar. Minder dan tien: bel ons, niet om te schrikken, maar om te kiezen wat
          eerst komt. Onze [adviseurs](/over-ons/team) lopen de lijst graag met u mee. Dat kost u een kop koffie.
        `,
      }),
      downloads('papier', 'Op papier meenemen', [
        {
          title: 'Checklist voor de rondgang',
          text: 'De twintig vragen op één blad, met ruimte voor aantekeningen.',
          file: { $file: 'checklist-rondgang.pdf' },
        },
        {
          title: 'Verzekeringskaart religieuze gebouwen',
          text: 'Wat u kunt verzekeren en wat niet, in het kort.',
          file: { $file: 'verzekeringskaart-religieuze-gebouwen.pdf' },
        },
      ]),
      buttons('verder', [link('/contact', 'Loop de lijst met ons door'), link('/advies', 'Lees onze adviezen')]),
    ],
  }),
];
