import { defineForm } from '@lectern/forms';
import type { FormDefinition } from '@lectern/forms';
import type { InsuranceFormsOptions } from './options.ts';
import { about } from './parts/about.ts';
import { attachments } from './parts/attachments.ts';
import { nl } from './parts/nl.ts';
import { policyContact, policySearch } from './parts/policy-contact.ts';

/** A change of what is insured, or of who is. */
export const changeReport = (options: InsuranceFormsOptions): FormDefinition =>
  defineForm({
    ...about('change-report', 'uw wijziging te verwerken', options),
    version: 1,
    prefix: 'WIJ',
    title: nl('Wijziging doorgeven'),
    submit: nl('Wijziging doorgeven'),
    thanks: {
      title: nl('Uw wijziging is ontvangen'),
      text: nl(
        'Wij kijken of u deze wijziging mag doorgeven en of alle tekenbevoegden ermee instemmen. U krijgt bericht zodra ' +
          'de wijziging verwerkt is, of als wij nog iets van u nodig hebben.',
      ),
    },
    steps: [
      {
        id: 'wijziging',
        title: nl('Uw wijziging'),
        parts: [
          ...policyContact,
          {
            legend: nl('De wijziging'),
            parts: [
              { kind: 'date', name: 'effectiveDate', label: nl('Ingangsdatum') },
              { kind: 'lines', name: 'message', label: nl('Wat wilt u wijzigen?') },
              attachments,
            ],
          },
        ],
      },
    ],
    checksAnswers: true,
    confirmTo: 'email',
    searchable: policySearch,
  });
