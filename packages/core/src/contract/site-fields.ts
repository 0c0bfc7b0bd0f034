import * as z from 'zod';
import { fields } from './fields/fields.ts';

const name = 'Name';
const organisation = 'Organisation';
const sharing = 'Search engines and social networks';

const separator = fields.text({
  label: 'Between title and name',
  help: 'In the title of every page, spaces included: Contact | Name.',
  group: name,
  translate: false,
  initial: ' | ',
});

const securityContact = fields.text({
  label: 'Who hears of weak spots',
  help: 'An e-mail address, or the address of a page. Whoever finds a weak spot looks for it at /.well-known/security.txt.',
  group: organisation,
  translate: false,
});

/** Kinds of organisations by their names in the vocabulary of schema.org, which search engines read. */
const kinds = [
  { value: 'Organization', label: 'Organisation' },
  { value: 'LocalBusiness', label: 'Business with an address' },
  { value: 'InsuranceAgency', label: 'Insurance agency' },
  { value: 'ProfessionalService', label: 'Professional service' },
  { value: 'NGO', label: 'Charity or association' },
  { value: 'EducationalOrganization', label: 'School or university' },
  { value: 'GovernmentOrganization', label: 'Public authority' },
] as const;

/** What people who manage a site set for the whole of it. A config may state each, which locks it. */
export const siteFields = {
  name: fields.text({
    label: 'Name of the site',
    required: true,
    maxLength: 80,
    group: name,
    translate: false,
    initial: 'Website',
  }),
  // Its spaces count, so it is not trimmed, and without any the title would run into the name.
  titleSeparator: { ...separator, schema: z.string().min(1, 'V_01').max(12, 'V_14').default(' | ') },
  organisation: fields.text({
    label: 'Name of the organisation',
    help: 'Search engines learn from it whose site this is. Left empty, they are told nothing of an organisation.',
    group: organisation,
    maxLength: 120,
    translate: false,
  }),
  organisationKind: fields.select({ label: 'Kind', group: organisation, options: kinds }),
  street: fields.text({ label: 'Street and number', group: organisation, translate: false }),
  postalCode: fields.text({ label: 'Postal code', group: organisation, maxLength: 20, translate: false }),
  town: fields.text({ label: 'Town', group: organisation, translate: false }),
  country: fields.text({
    label: 'Country',
    help: 'Two letters: NL, DE, FR.',
    group: organisation,
    maxLength: 60,
    translate: false,
  }),
  telephone: fields.text({ label: 'Telephone number', group: organisation, maxLength: 30, translate: false }),
  email: fields.text({ label: 'E-mail address', group: organisation, maxLength: 254, translate: false }),
  securityContact: {
    ...securityContact,
    schema: z
      .string()
      .trim()
      .max(254, 'V_14')
      .regex(/^$|^https:\/\/\S+$|^[^\s@:]+@[^\s@:]+$/, 'V_12')
      .default(''),
  },
  logo: fields.image({ label: 'Logo', help: 'At least 112 by 112 pixels.', group: organisation }),
  shareImage: fields.image({
    label: 'Image of pages without one',
    help: 'Shown where somebody shares a page that has no image of its own. 1200 by 630 pixels or more.',
    group: sharing,
  }),
  indexing: fields.boolean({
    label: 'Search engines may list this site',
    help: 'Switched off, every answer asks them to leave it out. Only a site in production is ever listed.',
    group: sharing,
    initial: true,
  }),
};

/** The id under which these settings stand. */
export const siteOwner = 'site';
