import { defineForm } from '@lectern/forms';
import type { FormDefinition } from '@lectern/forms';
import type { InsuranceFormsOptions } from './options.ts';
import { about } from './parts/about.ts';
import { choicesOf } from './parts/choices.ts';
import { nl } from './parts/nl.ts';
import { email } from './parts/reach.ts';

const years = ['2020', '2021', '2022', '2023', '2024'];

/** Reports of an insurer's solvency and financial condition. */
export const sfcrRequest = (options: InsuranceFormsOptions): FormDefinition =>
  defineForm({
    ...about('sfcr-request', 'u de rapporten te sturen', options),
    version: 1,
    prefix: 'SFC',
    title: nl('Rapport over solvabiliteit en financiële toestand (SFCR) aanvragen'),
    submit: nl('Rapport aanvragen'),
    thanks: { title: nl('Bedankt voor uw aanvraag'), text: nl('Wij sturen u de gekozen rapporten per e-mail.') },
    steps: [
      {
        id: 'aanvraag',
        title: nl('Uw aanvraag'),
        parts: [
          { kind: 'text', name: 'name', label: nl('Naam'), autofill: 'name' },
          email(),
          {
            kind: 'choices',
            name: 'years',
            label: nl('Over welke jaren wilt u het rapport?'),
            choices: choicesOf(Object.fromEntries(years.map((year) => [year, year]))),
          },
        ],
      },
    ],
    confirmTo: 'email',
    searchable: ['name', 'email'],
  });
