import { fields } from '@lectern/core';

const group = 'Contact';

/** How whoever the site belongs to is reached; the footer of every page says it. */
export const settings = {
  organisation: fields.text({ label: 'Name', help: 'As it stands above the address in the footer.', group, translate: false }),
  street: fields.text({ label: 'Street and number', group, translate: false }),
  town: fields.text({ label: 'Postal code and town', group, translate: false }),
  phone: fields.text({ label: 'Telephone number', maxLength: 30, group, translate: false }),
  email: fields.text({ label: 'E-mail address', maxLength: 254, group, translate: false }),
};
