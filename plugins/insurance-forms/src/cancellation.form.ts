import { defineForm } from '@lectern/forms';
import type { FormDefinition } from '@lectern/forms';
import type { InsuranceFormsOptions } from './options.ts';
import { about } from './parts/about.ts';
import { attachments } from './parts/attachments.ts';
import { nl } from './parts/nl.ts';
import { policyContact, policySearch } from './parts/policy-contact.ts';

/** The end of an insurance. */
export const cancellation = (options: InsuranceFormsOptions): FormDefinition =>
  defineForm({
    ...about('cancellation', 'uw opzegging te verwerken', options),
    version: 1,
    prefix: 'OPZ',
    title: nl('Verzekering opzeggen'),
    submit: nl('Verzekering opzeggen'),
    thanks: {
      title: nl('Uw opzegging is ontvangen'),
      text: nl(
        'Uw verzekering loopt door tot wij de opzegging bevestigen. In die bevestiging staat op welke dag zij eindigt, ' +
          'en wat u aan premie terugkrijgt.',
      ),
    },
    steps: [
      {
        id: 'opzegging',
        title: nl('Uw opzegging'),
        parts: [
          ...policyContact,
          {
            legend: nl('De opzegging'),
            parts: [
              { kind: 'date', name: 'cancellationDate', label: nl('Gewenste opzegdatum') },
              { kind: 'lines', name: 'message', label: nl('Waarom zegt u op?') },
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
