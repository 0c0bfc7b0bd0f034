import { defineForm } from '@lectern/forms';
import type { FormDefinition } from '@lectern/forms';
import type { InsuranceFormsOptions } from './options.ts';
import { about } from './parts/about.ts';
import { attachments } from './parts/attachments.ts';
import { audienceOrOther } from './parts/audience.ts';
import { choicesOf } from './parts/choices.ts';
import { correspondence } from './parts/correspondence.ts';
import { contactPerson, policyholder } from './parts/names.ts';
import { nl } from './parts/nl.ts';
import { claimNumber, policyNumber, relationNumber } from './parts/numbers.ts';
import { gender } from './parts/person.ts';
import { reach } from './parts/reach.ts';

const optional = { isOptional: true } as const;

/** Something that went wrong. */
export const complaint = (options: InsuranceFormsOptions): FormDefinition =>
  defineForm({
    ...about('complaint', 'uw klacht te behandelen', options),
    version: 1,
    prefix: 'KLA',
    title: nl('Klacht indienen'),
    submit: nl('Klacht indienen'),
    thanks: {
      title: nl('Uw klacht is ontvangen'),
      text: nl(
        'Wat vervelend dat het niet ging zoals u mocht verwachten. Iemand die er niet bij betrokken was, zoekt uit wat er ' +
          'gebeurd is en antwoordt u op de manier die u koos.',
      ),
    },
    steps: [
      {
        id: 'klacht',
        title: nl('Uw klacht'),
        parts: [
          { legend: nl('Over u'), parts: [audienceOrOther, policyholder, contactPerson, gender] },
          correspondence,
          { legend: nl('Bereikbaarheid'), parts: reach() },
          {
            legend: nl('Waar het over gaat'),
            parts: [
              relationNumber(optional),
              claimNumber(optional),
              policyNumber(optional),
              {
                kind: 'choice',
                name: 'preferredContact',
                label: nl('Hoe hoort u het liefst van ons?'),
                choices: choicesOf({ post: 'Per post', email: 'Per e-mail', phone: 'Per telefoon' }),
              },
              {
                kind: 'choice',
                name: 'subject',
                label: nl('Waarover gaat uw klacht?'),
                choices: choicesOf({
                  claims: 'Schadebehandeling',
                  insurance: 'Verzekering',
                  service: 'Dienstverlening',
                  employee: 'Medewerker',
                  other: 'Anders',
                }),
              },
              { kind: 'lines', name: 'message', label: nl('Wat is uw klacht?') },
              attachments,
            ],
          },
        ],
      },
    ],
    confirmTo: 'email',
    searchable: [
      'policyholder',
      'contactPerson',
      'email',
      'phone',
      'correspondence.postcode',
      'relationNumber',
      'claimNumber',
      'policyNumber',
    ],
  });
