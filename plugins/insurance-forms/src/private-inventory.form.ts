import { defineForm } from '@lectern/forms';
import type { FormDefinition, Step } from '@lectern/forms';
import type { InsuranceFormsOptions } from './options.ts';
import { about } from './parts/about.ts';
import { address } from './parts/address.ts';
import { authority, hasAuthority } from './parts/authority.ts';
import { yesNo } from './parts/choices.ts';
import { otherCorrespondence } from './parts/correspondence.ts';
import { declaration } from './parts/declaration.ts';
import { nl } from './parts/nl.ts';
import { relationNumber } from './parts/numbers.ts';
import { person } from './parts/person.ts';
import { email, landline, mobile, reach } from './parts/reach.ts';

const other = { isOwn: false } as const;

const steps: readonly [Step, ...Step[]] = [
  {
    id: 'persoon',
    title: nl('Uw gegevens'),
    parts: [relationNumber(), ...person({ isOwn: true })],
  },
  {
    id: 'adres',
    title: nl('Adres en bereikbaarheid'),
    parts: [
      { name: 'home', legend: nl('Woonadres'), parts: address({ isOwn: true }) },
      otherCorrespondence({ isOwn: true }),
      {
        legend: nl('Bereikbaarheid'),
        parts: [
          landline,
          mobile(),
          email(),
          yesNo('digital', 'Wilt u onze post digitaal ontvangen?', {
            hint: nl('Polissen en brieven krijgt u dan per e-mail, op het adres hierboven'),
          }),
        ],
      },
    ],
  },
  {
    id: 'partner',
    title: nl('Uw partner'),
    intro: nl('Een verzekering is van u. U bepaalt of uw partner haar ook mag bekijken of wijzigen.'),
    parts: [
      authority('partnerAuthority', 'Wat mag uw partner?', 'Geen van beide'),
      {
        name: 'partner',
        legend: nl('Gegevens van uw partner'),
        when: hasAuthority('partnerAuthority'),
        parts: [
          ...person(),
          {
            legend: nl('Afwijkend adres van uw partner'),
            intro: nl('Alleen invullen als uw partner op een ander adres woont.'),
            parts: address({ isOptional: true }),
            allOrNone: true,
          },
          ...reach(other),
        ],
      },
    ],
  },
  {
    id: 'ander',
    title: nl('Een ander dan uw partner'),
    intro: nl('Ook een zoon, dochter, buurvrouw of bewindvoerder kan u helpen. Kiest u “Geen”, dan mag niemand anders iets.'),
    parts: [
      authority('thirdPartyAuthority', 'Wat mag iemand anders?', 'Geen'),
      {
        name: 'thirdParty',
        legend: nl('Gegevens van de ander'),
        when: hasAuthority('thirdPartyAuthority'),
        parts: [...person(), ...address(), ...reach(other)],
      },
    ],
  },
  {
    id: 'ondertekening',
    title: nl('Verklaring'),
    parts: [
      declaration(
        'Ik verklaar dat ik dit formulier naar waarheid heb ingevuld, en dat de personen die ik hier noem mogen wat ik ' +
          'bij hen heb gekozen, tot ik dat intrek.',
      ),
    ],
  },
];

/** Who a private client is, and who else may do what. */
export const privateInventory = (options: InsuranceFormsOptions): FormDefinition =>
  defineForm({
    ...about('private-inventory', 'vast te leggen wie u bent en wie namens u iets mag', options),
    version: 1,
    prefix: 'INP',
    title: nl('Inventarisatie particulieren'),
    submit: nl('Formulier versturen'),
    thanks: {
      title: nl('Bedankt, uw formulier is ontvangen'),
      text: nl('Wij leggen uw gegevens vast en bevestigen u wie namens u iets mag. Klopt er iets niet, dan bellen wij u.'),
    },
    steps,
    confirmTo: 'email',
    signatories: [
      {
        group: 'partner',
        email: 'email',
        name: ['initials', 'infix', 'surname'],
        shows: ['partnerAuthority'],
        text: nl('Ik stem ermee in dat ik de verzekeringen van mijn partner mag bekijken of wijzigen, zoals hieronder staat.'),
      },
    ],
    searchable: [
      'relationNumber',
      'surname',
      'email',
      'mobile',
      'home.postcode',
      'partner.surname',
      'partner.email',
      'thirdParty.surname',
      'thirdParty.email',
    ],
  });
