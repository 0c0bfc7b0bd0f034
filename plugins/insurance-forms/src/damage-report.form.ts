import { defineForm } from '@lectern/forms';
import type { FormDefinition } from '@lectern/forms';
import type { InsuranceFormsOptions } from './options.ts';
import { about } from './parts/about.ts';
import { address } from './parts/address.ts';
import { attachments } from './parts/attachments.ts';
import { choicesOf, yesNo } from './parts/choices.ts';
import { policyContact, policySearch } from './parts/policy-contact.ts';
import { nl } from './parts/nl.ts';

/** Damage that happened. */
export const damageReport = (options: InsuranceFormsOptions): FormDefinition =>
  defineForm({
    ...about('damage-report', 'uw schade te behandelen', options),
    version: 1,
    prefix: 'SCH',
    title: nl('Schade melden'),
    submit: nl('Schade melden'),
    thanks: {
      title: nl('Uw schademelding is ontvangen'),
      text: nl(
        'Wij nemen uiterlijk de volgende werkdag contact met u op. Bewaar beschadigde spullen, maak foto’s, en laat niets ' +
          'herstellen voordat u ons gesproken heeft, behalve om erger te voorkomen.',
      ),
      workingDay: nl('U hoort van ons uiterlijk op {day}.'),
    },
    steps: [
      {
        id: 'schade',
        title: nl('Uw schade'),
        parts: [
          {
            legend: nl('Wat voor schade is het?'),
            parts: [
              {
                kind: 'choice',
                name: 'damageType',
                label: nl('Soort schade'),
                choices: choicesOf({
                  fire: 'Brand',
                  burglary: 'Inbraak of diefstal',
                  storm: 'Storm',
                  water: 'Water',
                  other: 'Anders',
                }),
              },
            ],
          },
          ...policyContact,
          { name: 'damage', legend: nl('Schadeadres'), parts: address() },
          {
            legend: nl('Wat er is gebeurd'),
            parts: [
              { kind: 'date', name: 'damageDate', label: nl('Schadedatum'), range: 'past' },
              { kind: 'lines', name: 'whatHappened', label: nl('Wat is er gebeurd?') },
              { kind: 'lines', name: 'damageDescription', label: nl('Waaruit bestaat de schade?') },
              yesNo('isAboveThreshold', 'Is de schade naar schatting hoger dan 1.500 euro?'),
              {
                kind: 'lines',
                name: 'actionTaken',
                label: nl('Welke maatregelen heeft u genomen?'),
                hint: nl('Bijvoorbeeld water afgesloten, dak afgedekt, aangifte gedaan'),
              },
              { ...attachments, hint: nl('Bijvoorbeeld foto’s van de schade') },
            ],
          },
        ],
      },
    ],
    confirmTo: 'email',
    searchable: [...policySearch, 'damage.postcode'],
  });
