import { defineForm } from './define-form.ts';
import type { Choice, FormDefinition, Words } from './definition.types.ts';

const en = (text: string): Words => ({ en: text, nl: `${text} (nl)` });
const choices = (...values: string[]): readonly Choice[] => values.map((value) => ({ value, label: en(`${value}!`) }));
const yesNo = choices('yes', 'no');

/** An outing with guests: every kind of field, and everything that a definition can say. */
export const outing = defineForm({
  id: 'outing',
  version: 1,
  languages: ['en', 'nl'],
  prefix: 'OUT',
  title: en('Outing'),
  submit: en('Send'),
  thanks: { title: en('Thanks'), text: en('We will write.') },
  purpose: en('To plan the outing.'),
  recipients: [{ email: 'office@example.com' }, { email: 'bus@example.com', when: { field: 'travel', in: ['bus', 'coach'] } }],
  confirmTo: 'email',
  searchable: ['name', 'home.postcode', 'guests.name'],
  sentences: { ticketTooLarge: en('Mail it to {email}.') },
  steps: [
    {
      id: 'you',
      title: en('You'),
      parts: [
        { kind: 'text', name: 'name', label: en('Name'), maxLength: 20 },
        { kind: 'email', name: 'email', label: en('E-mail') },
        { kind: 'phone', name: 'phone', label: en('Phone'), isOptional: true },
        {
          name: 'home',
          legend: en('Home'),
          allOrNone: true,
          parts: [
            { kind: 'street', name: 'street', label: en('Street'), refusesPoBox: true, isOptional: true },
            { kind: 'postcode', name: 'postcode', label: en('Postcode'), isOptional: true },
          ],
        },
        { kind: 'choice', name: 'travel', label: en('Travel'), choices: choices('bus', 'coach', 'car') },
        {
          kind: 'number-of-ours',
          name: 'ticket',
          label: en('Ticket'),
          when: { not: { field: 'travel', in: ['car'] } },
        },
        {
          kind: 'files',
          name: 'scan',
          label: en('Scan'),
          maxSize: 1024 * 1024,
          maxCount: 2,
          types: ['pdf', 'png'],
          tooLarge: 'ticketTooLarge',
          isOptional: true,
          when: {
            all: [
              { field: 'travel', is: 'bus' },
              { field: 'ticket', is: 'SCAN' },
            ],
          },
        },
      ],
    },
    {
      id: 'guests',
      title: en('Guests'),
      parts: [
        { kind: 'choices', name: 'days', label: en('Days'), choices: choices('sat', 'sun') },
        { kind: 'count', name: 'guestCount', label: en('Guests'), min: 0, max: 3, when: { field: 'days', is: 'sat' } },
        {
          name: 'guests',
          repeat: { count: 'guestCount', title: en('Guest {number} of {count}') },
          parts: [
            { kind: 'text', name: 'name', label: en('Name') },
            { kind: 'date', name: 'birth', label: en('Birth'), range: 'birth' },
            { kind: 'calculated', name: 'age', label: en('Age'), value: { age: '.birth' } },
            { kind: 'choice', name: 'eats', label: en('Eats'), choices: yesNo },
            { kind: 'lines', name: 'diet', label: en('Diet'), when: { field: '.eats', is: 'yes' }, isOptional: true },
          ],
          rules: [
            {
              must: {
                not: {
                  all: [
                    { field: '.eats', is: 'yes' },
                    { field: 'eaters', is: '1' },
                  ],
                },
              },
              at: '.eats',
              text: en('Nobody eats alone'),
            },
          ],
        },
        {
          kind: 'calculated',
          name: 'eaters',
          label: en('Eaters'),
          value: { count: 'guests', when: { field: '.eats', is: 'yes' } },
          isSilent: true,
        },
        { kind: 'calculated', name: 'people', label: en('People'), value: { sum: ['guestCount'] } },
      ],
    },
    {
      id: 'sign',
      title: en('Sign'),
      parts: [
        { kind: 'date', name: 'day', label: en('Day'), range: 'future', when: { any: [{ field: 'people', is: '2' }] } },
        { kind: 'signature', name: 'signature', label: en('Signature') },
      ],
    },
  ],
} satisfies FormDefinition);
