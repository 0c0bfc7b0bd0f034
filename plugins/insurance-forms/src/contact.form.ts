import { defineForm } from '@lectern/forms';
import type { FormDefinition } from '@lectern/forms';
import type { InsuranceFormsOptions } from './options.ts';
import { about } from './parts/about.ts';
import { attachments } from './parts/attachments.ts';
import { isYes } from './parts/choices.ts';
import { correspondence } from './parts/correspondence.ts';
import { alreadyInsured, insuredNumber, riskAddress } from './parts/insured.ts';
import { contactPerson, policyholder } from './parts/names.ts';
import { nl } from './parts/nl.ts';
import { gender } from './parts/person.ts';
import { reach } from './parts/reach.ts';

const isInsured = isYes('alreadyInsured');

/** A question or a remark. */
export const contact = (options: InsuranceFormsOptions): FormDefinition =>
  defineForm({
    ...about('contact', 'uw vraag te beantwoorden', options),
    version: 1,
    prefix: 'CON',
    title: nl('Contact'),
    submit: nl('Bericht versturen'),
    thanks: {
      title: nl('Bedankt voor uw bericht'),
      text: nl('Wij antwoorden binnen drie werkdagen per e-mail, of bellen u als dat handiger is.'),
    },
    steps: [
      {
        id: 'bericht',
        title: nl('Uw bericht'),
        parts: [
          { legend: nl('Over u'), parts: [contactPerson, gender] },
          correspondence,
          { legend: nl('Bereikbaarheid'), parts: reach() },
          {
            legend: nl('Uw verzekering'),
            parts: [alreadyInsured, { ...policyholder, when: isInsured }, insuredNumber, riskAddress(isInsured)],
          },
          {
            legend: nl('Uw vraag'),
            parts: [{ kind: 'lines', name: 'message', label: nl('Bericht') }, attachments],
          },
        ],
      },
    ],
    confirmTo: 'email',
    searchable: ['contactPerson', 'policyholder', 'email', 'phone', 'correspondence.postcode', 'risk.postcode', 'relationNumber'],
  });
