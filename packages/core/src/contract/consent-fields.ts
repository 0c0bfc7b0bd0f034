import { fields } from './fields/fields.ts';

const cookies = 'Cookies';

/** What people who manage a site set about the choice that its visitors have. */
export const consentFields = {
  isAsked: fields.boolean({
    label: 'Visitors are asked about cookies',
    help: 'A bar above every page, until somebody has chosen. Nothing of others is loaded before that.',
    group: cookies,
  }),
  statement: fields.link({
    label: 'Cookie statement',
    help: 'The page that says which cookies there are.',
    group: cookies,
  }),
};

/** The id under which these settings stand. */
export const consentOwner = 'consent';
