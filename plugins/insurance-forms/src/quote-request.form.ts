import { defineForm } from '@lectern/forms';
import type { FormDefinition, Step } from '@lectern/forms';
import type { InsuranceFormsOptions } from './options.ts';
import { about } from './parts/about.ts';
import { attachments } from './parts/attachments.ts';
import { audienceWithRole } from './parts/audience.ts';
import { correspondence } from './parts/correspondence.ts';
import { alreadyInsured, insuredNumber, riskPlace } from './parts/insured.ts';
import { contactPerson, policyholder } from './parts/names.ts';
import { nl } from './parts/nl.ts';
import { birthDate, gender } from './parts/person.ts';
import { reach } from './parts/reach.ts';

/** What is asked of whoever wants a quote, from us or from the restoration fund. */
const questions: Step = {
  id: 'aanvraag',
  title: nl('Uw aanvraag'),
  parts: [
    {
      legend: nl('Over u'),
      parts: [...audienceWithRole, policyholder, contactPerson, gender, birthDate({ isOwn: true })],
    },
    correspondence,
    { legend: nl('Bereikbaarheid'), parts: reach() },
    { legend: nl('Uw verzekering'), parts: [alreadyInsured, insuredNumber, ...riskPlace] },
    {
      legend: nl('Wat u wilt verzekeren'),
      parts: [
        {
          kind: 'lines',
          name: 'wishes',
          label: nl('Voor welke verzekeringen wilt u een offerte?'),
          hint: nl('Beschrijf wat u wilt verzekeren, en noem bouwjaar, gebruik en waarde als u die kent'),
        },
        attachments,
      ],
    },
  ],
};

const quote = {
  version: 1,
  steps: [questions],
  confirmTo: 'email',
  searchable: ['policyholder', 'contactPerson', 'email', 'phone', 'correspondence.postcode', 'risk.postcode', 'relationNumber'],
} as const satisfies Partial<FormDefinition>;

const thanks = {
  title: nl('Bedankt voor uw aanvraag'),
  text: nl(
    'Uw adviseur belt u binnen drie werkdagen, meestal met een paar vragen. De offerte krijgt u per e-mail of per post. ' +
      'U zit nergens aan vast: een verzekering gaat pas in als u akkoord geeft.',
  ),
};

/** A quote of ours. */
export const quoteRequest = (options: InsuranceFormsOptions): FormDefinition =>
  defineForm({
    ...about('quote-request', 'een offerte voor u te maken', options),
    ...quote,
    prefix: 'OFF',
    title: nl('Offerte aanvragen'),
    submit: nl('Offerte aanvragen'),
    thanks,
  });

/** A quote of the restoration fund: the same questions below a title of its own. */
export const restorationFundQuote = (options: InsuranceFormsOptions): FormDefinition =>
  defineForm({
    ...about('restoration-fund-quote', 'een offerte van het restauratiefonds voor u aan te vragen', options),
    ...quote,
    prefix: 'RES',
    title: nl('Offerte aanvragen bij het restauratiefonds'),
    submit: nl('Offerte aanvragen bij het restauratiefonds'),
    thanks,
  });
