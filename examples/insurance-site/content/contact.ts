/** Whose site it is and how they are reached, as search engines are told and the footer says. */
export const organisation = {
  organisation: 'Sluitsteen',
  organisationKind: 'InsuranceAgency',
  street: 'Gewelfgang 7',
  postalCode: '0000 AA',
  town: 'Oudewal',
  country: 'NL',
  telephone: '0800 - 0123',
  email: 'info@sluitsteen.example',
  securityContact: 'veiligheid@sluitsteen.example',
};
