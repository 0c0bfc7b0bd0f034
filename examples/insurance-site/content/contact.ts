/** How Sluitsteen is reached, as the settings of the page types have it. */
export const contact = {
  organisation: 'Sluitsteen',
  street: 'Gewelfgang 7',
  town: '0000 AA Oudewal',
  phone: '0800 - 0123',
  email: 'info@sluitsteen.example',
};
