/** The words of the site's own settings in French. */
export default {
  Site: 'Site',
  Name: 'Nom',
  'Name of the site': 'Nom du site',
  'Between title and name': 'Entre le titre et le nom',
  'In the title of every page, spaces included: Contact | Name.':
    'Dans le titre de chaque page, espaces comprises : Contact | Nom.',
  Organisation: 'Organisation',
  'Name of the organisation': 'Nom de l’organisation',
  'Search engines learn from it whose site this is. Left empty, they are told nothing of an organisation.':
    'Les moteurs de recherche y apprennent à qui appartient ce site. Laissé vide, ils n’apprennent rien d’une organisation.',
  Kind: 'Type',
  'Business with an address': 'Entreprise avec une adresse',
  'Insurance agency': 'Agence d’assurance',
  'Professional service': 'Prestataire de services',
  'Charity or association': 'Œuvre ou association',
  'School or university': 'École ou université',
  'Public authority': 'Administration publique',
  'Street and number': 'Rue et numéro',
  'Postal code': 'Code postal',
  Town: 'Ville',
  Country: 'Pays',
  'Two letters: NL, DE, FR.': 'Deux lettres : NL, DE, FR.',
  'Telephone number': 'Numéro de téléphone',
  'E-mail address': 'Adresse e-mail',
  'Who hears of weak spots': 'Qui apprend les failles',
  'An e-mail address, or the address of a page. Whoever finds a weak spot looks for it at /.well-known/security.txt.':
    'Une adresse e-mail, ou l’adresse d’une page. Qui trouve une faille la cherche dans /.well-known/security.txt.',
  Logo: 'Logo',
  'At least 112 by 112 pixels.': 'Au moins 112 pixels sur 112.',
  'Search engines and social networks': 'Moteurs de recherche et réseaux sociaux',
  'Image of pages without one': 'Image des pages qui n’en ont pas',
  'Shown where somebody shares a page that has no image of its own. 1200 by 630 pixels or more.':
    'Montrée quand quelqu’un partage une page qui n’a pas d’image. 1200 pixels sur 630 ou plus.',
  'Search engines may list this site': 'Les moteurs de recherche peuvent afficher ce site',
  'Switched off, every answer asks them to leave it out. Only a site in production is ever listed.':
    'Désactivé, chaque réponse leur demande de laisser le site de côté. Seul un site en production est affiché.',
};
