import { cards, hero, text, textImage } from '../blocks.ts';
import { image, link } from '../marks.ts';
import type { PageContent } from '../types.ts';

const locale = 'fr-FR';

/** The French part of the site: an opening, one audience, and how to reach us. */
export const francais: readonly PageContent[] = [
  {
    slug: '/',
    type: 'page-types/landing',
    locale,
    translationOf: '/',
    title: 'Assurer ce qui doit traverser les siècles',
    seo: {
      title: 'Assurances pour églises, monuments et maisons de caractère',
      description:
        'Sluitsteen est courtier en assurances pour les églises, les monuments, les anciens couvents et les maisons de caractère aux Pays-Bas.',
      image: image('kerk-in-de-schemering.webp', 'Une église aux fenêtres éclairées au crépuscule'),
    },
    blocks: [
      hero('ouverture', {
        title: 'Assurer ce qui doit traverser les siècles',
        intro:
          'Par notre intermédiaire, vous assurez églises, monuments, couvents et maisons de caractère aux Pays-Bas. Nos conseillers connaissent les voûtes et les flèches pour y être montés.',
        action: link('/contact', 'Parlez-nous de votre édifice'),
        audiences: [
          {
            kind: 'religious',
            title: 'Édifices religieux',
            text: 'Églises, synagogues, mosquées et chapelles où l’on célèbre encore.',
            link: link('/eglises', 'Voir les garanties'),
          },
        ],
      }),
      textImage('nom', {
        title: 'La pierre que l’on pose en dernier',
        body: `
          Une voûte se construit sur un cintre de bois. Tout à la fin, le maçon pose la clef de voûte, en néerlandais _sluitsteen_. Alors
          seulement le bois peut partir. C’est ainsi que nous comprenons notre métier: entre vous, l’assureur et l’artisan.
        `,
        image: image('gewelf.webp', 'Une voûte en étoile vue d’en bas, au centre la clef de voûte'),
        action: link('/eglises', 'Assurer une église'),
      }),
    ],
  },
  {
    slug: '/eglises',
    type: 'page-types/page',
    locale,
    translationOf: '/verzekeringen/religieuze-gebouwen',
    title: 'Églises et autres lieux de culte',
    seo: {
      description: 'Assurances pour églises, synagogues, mosquées et chapelles, du coq du clocher jusqu’à la crypte.',
      image: image('kerkschip.webp', 'Lumière colorée dans la nef d’une église'),
    },
    blocks: [
      textImage('sept-jours', {
        body: `
          Une église est un drôle de bâtiment. Six jours sur sept il n’y vient presque personne, le septième ils sont trois cents. Le plus
          précieux y est en vue, parce qu’il a été fait pour cela. Et ceux qui décident le font souvent bénévolement.

          C’est pourquoi nous venons avant de calculer. Nous regardons la toiture, les cloches, l’orgue et les vitraux, puis nous écrivons ce
          qu’il faut faire d’abord, ce qui peut attendre et ce qui mérite d’être assuré.
        `,
        image: image('kerkschip.webp', 'Nef voûtée de bois, avec des chaises et un lustre'),
      }),
      text('sinistre', {
        title: 'En cas de sinistre',
        tone: 'limestone',
        layout: 'split',
        body: `
          1. **Mettre à l’abri.** Les personnes d’abord, l’édifice ensuite.
          2. **Déclarer.** Appelez-nous, même si vous ne savez pas encore tout.
          3. **Réparer.** Au plus tard le jour ouvrable suivant, votre conseiller vous rappelle.

          Tous les moyens de nous joindre sont sous [Contact](/contact).
        `,
      }),
    ],
  },
  {
    slug: '/contact',
    type: 'page-types/page',
    locale,
    translationOf: '/contact',
    title: 'Contact',
    seo: { title: 'Contact en français', description: 'Comment joindre Sluitsteen. Nous parlons français.' },
    blocks: [
      text('joindre', {
        title: 'Comment nous joindre',
        layout: 'split',
        body: `
          | Moyen | Coordonnées |
          | --- | --- |
          | Téléphone | [0800 - 0123](tel:08000123) |
          | Courriel | [info@sluitsteen.example](mailto:info@sluitsteen.example) |
          | Visite | Gewelfgang 7, 0000 AA Oudewal, Pays-Bas |
          | Heures | du lundi au vendredi, de 8 h 30 à 17 h 30 |
        `,
      }),
      cards('suite', 'Et ensuite', [
        { title: 'Édifices religieux', text: 'Ce qui s’assure, et ce qui ne s’assure pas.', link: link('/eglises') },
      ]),
    ],
  },
];
