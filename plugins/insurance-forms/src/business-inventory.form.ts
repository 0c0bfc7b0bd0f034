import { defineForm } from '@lectern/forms';
import type { FormDefinition, Step } from '@lectern/forms';
import type { InsuranceFormsOptions } from './options.ts';
import { about } from './parts/about.ts';
import { address } from './parts/address.ts';
import { chamberCopy } from './parts/attachments.ts';
import { isYes, yesNo } from './parts/choices.ts';
import { correspondence } from './parts/correspondence.ts';
import { declaration } from './parts/declaration.ts';
import { influence } from './parts/influence.ts';
import { nl } from './parts/nl.ts';
import { relationNumber } from './parts/numbers.ts';
import { birthDate, gender } from './parts/person.ts';
import { email, landline, mobile } from './parts/reach.ts';
import { mostPersons, signatories } from './parts/signatories.ts';

const organisation: Step = {
  id: 'organisatie',
  title: nl('Uw organisatie'),
  parts: [
    relationNumber(),
    { kind: 'text', name: 'organisation', label: nl('Naam van de organisatie'), autofill: 'organization' },
    {
      name: 'establishment',
      legend: nl('Vestigingsadres in Nederland'),
      intro: nl('Geen postbus.'),
      parts: address({ isOwn: true }),
    },
    correspondence,
    { legend: nl('Bereikbaarheid'), parts: [landline, mobile(), email()] },
    {
      legend: nl('Inschrijving en post'),
      parts: [
        { kind: 'chamber-number', name: 'chamberNumber', label: nl('KVK-nummer'), hint: nl('8 cijfers') },
        chamberCopy,
        yesNo('digital', 'Wilt u onze post digitaal ontvangen?', {
          hint: nl('Polissen en brieven krijgt u dan per e-mail, op het adres hierboven'),
        }),
      ],
    },
  ],
};

const contactStep: Step = {
  id: 'contactpersoon',
  title: nl('Contactpersoon'),
  intro: nl('Een contactpersoon mag schade melden, maar de verzekering niet wijzigen.'),
  parts: [
    {
      name: 'contact',
      parts: [
        { kind: 'text', name: 'name', label: nl('Naam') },
        gender,
        birthDate(),
        { kind: 'text', name: 'role', label: nl('Functie') },
        landline,
        mobile({ isOwn: false }),
        email({ isOwn: false }),
      ],
    },
  ],
};

const persons: Step = {
  id: 'personen',
  title: nl('Tekenbevoegden en uiteindelijk belanghebbenden'),
  intro: nl('Noem iedereen die voor de organisatie mag tekenen, en iedereen van wie zij uiteindelijk is.'),
  parts: [
    {
      kind: 'count',
      name: 'personCount',
      label: nl('Hoeveel personen zijn dat?'),
      hint: nl(`Ten hoogste ${mostPersons}`),
      min: 1,
      max: mostPersons,
    },
    signatories,
    {
      kind: 'calculated',
      name: 'authorisedCount',
      label: nl('Aantal tekenbevoegden'),
      value: { count: 'persons', when: isYes('.isAuthorised') },
      isSilent: true,
    },
  ],
};

const signing: Step = {
  id: 'ondertekening',
  title: nl('Verklaring'),
  parts: [
    declaration('Ik verklaar dat ik dit formulier namens de organisatie en naar waarheid heb ingevuld.', [
      { kind: 'text', name: 'function', label: nl('Functie'), autofill: 'organization-title' },
    ]),
  ],
};

/** What an organisation is, who decides in it, and who signs for it. */
export const businessInventory = (options: InsuranceFormsOptions): FormDefinition =>
  defineForm({
    ...about('business-inventory', 'vast te leggen wie uw organisatie is en wie voor haar mag tekenen', options),
    version: 1,
    prefix: 'INZ',
    title: nl('Inventarisatie zakelijke relaties'),
    submit: nl('Formulier versturen'),
    thanks: {
      title: nl('Bedankt, uw formulier is ontvangen'),
      text: nl(
        'Wij leggen de gegevens van uw organisatie vast en bevestigen u wie voor haar mag tekenen. Zijn er gezamenlijk ' +
          'bevoegden, dan vragen wij ieder van hen om in te stemmen.',
      ),
    },
    steps: [organisation, contactStep, { id: 'invloed', title: nl('Invloed van anderen'), parts: [influence] }, persons, signing],
    confirmTo: 'email',
    signatories: [
      {
        group: 'persons',
        when: { field: '.jointly', is: 'joint' },
        email: 'email',
        name: ['initials', 'infix', 'surname'],
        shows: ['organisation', 'chamberNumber'],
        text: nl('Ik verklaar dat ik samen met anderen bevoegd ben om voor deze organisatie te tekenen, zoals hieronder staat.'),
      },
    ],
    sentences: {
      chamberCopyTooLarge: nl('Dit document is te groot, stuur het document s.v.p. in een e-mail naar {email}'),
    },
    searchable: [
      'relationNumber',
      'organisation',
      'chamberNumber',
      'email',
      'mobile',
      'establishment.postcode',
      'contact.name',
      'contact.email',
      'persons.surname',
      'persons.email',
    ],
  });
