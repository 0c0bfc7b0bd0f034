import type { RelevancePage } from './relevance.types.ts';

const page = (path: string, title: string, text: string): RelevancePage => ({
  path,
  title,
  description: '',
  sections: [{ heading: '', text }],
});

/** Small collections in the languages that the example site has few pages of. */
export const otherPages: Readonly<Record<'de' | 'fr' | 'en', readonly RelevancePage[]>> = {
  de: [
    page(
      '/gebaeude',
      'Versicherung für Gebäude',
      'Die Versicherung des Gebäudes umfasst Mauern, Dach und Turm. Ein Gutachten bestimmt den Wert.',
    ),
    page('/hausrat', 'Hausrat und Inventar', 'Stühle, Bücher und Silber gehören zum Inventar. Führen Sie eine Liste mit Fotos.'),
    page(
      '/glocken',
      'Glocken und Geläut',
      'Eine Glocke reißt selten von selbst. Lassen Sie die Wartung jedes Jahr von einer Fachfirma machen.',
    ),
    page(
      '/orgel',
      'Die Orgel',
      'Trockene Luft schadet der Orgel. Die Orgelwartung gehört in die Hände eines Orgelbauers. Pfeifen verstimmen sich.',
    ),
    page(
      '/turmuhr',
      'Turmuhren',
      'Das Uhrwerk im Turm braucht Pflege. Die Wartung einer Turmuhr kostet wenig, ein neues Werk viel.',
    ),
    page(
      '/sturm',
      'Sturm und Hagel',
      'Nach einem Sturm melden Sie den Schaden sofort. Lose Ziegel sichern, das Dach nicht betreten.',
    ),
    page('/brand', 'Schutz vor Brand', 'Beim Schweißen und Löten bleibt eine Brandwache. Ein Feuerlöscher steht in Reichweite.'),
    page(
      '/wasser',
      'Wasser und Frost',
      'Frost sprengt Leitungen. Entleeren Sie Rohre vor dem Winter, sonst läuft Leitungswasser durch das Gewölbe.',
    ),
    page(
      '/diebstahl',
      'Diebstahl von Kupfer',
      'Kupfer vom Dach ist begehrt. Licht, Nachbarn und eine Markierung helfen gegen Diebe.',
    ),
    page(
      '/haftpflicht',
      'Haftpflicht des Vorstands',
      'Der Vorstand haftet für Entscheidungen. Eine Haftpflichtversicherung schützt Mitglieder, auch ehemalige.',
    ),
    page(
      '/ehrenamt',
      'Ehrenamtliche',
      'Wer ehrenamtlich hilft, ist gegen Unfälle versichert. Arbeiten in der Höhe sind ausgenommen.',
    ),
    page(
      '/fenster',
      'Bleiglas und Fenster',
      'Ein Kirchenfenster wird nicht ersetzt, sondern instand gesetzt. Sammeln Sie jede Scherbe.',
    ),
    page('/schaden', 'Schaden melden', 'Rufen Sie uns an, Tag und Nacht. Wir brauchen Fotos, ein Datum und Ihre Nummer.'),
    page('/kontakt', 'Kontakt', 'Telefon, E-Mail und Anschrift. Geöffnet Montag bis Freitag.'),
  ],
  fr: [
    page(
      '/batiment',
      'Assurance du bâtiment',
      'L’assurance du bâtiment couvre les murs, la charpente, le clocher et tout ce qui est fixé.',
    ),
    page(
      '/mobilier',
      'Mobilier et trésors d’église',
      'Les chaises, les calices et les livres anciens forment le mobilier. Tenez un inventaire avec des photos.',
    ),
    page('/cloches', 'Les cloches', 'Une cloche se fend rarement toute seule. L’entretien annuel évite les grosses réparations.'),
    page('/orgue', 'L’orgue', 'Un air trop sec abîme l’orgue. Un facteur d’orgues vérifie les tuyaux et la soufflerie.'),
    page('/vitraux', 'Les vitraux', 'Un vitrail ne se remplace pas, il se restaure. Ramassez chaque éclat de verre.'),
    page('/tempete', 'Tempête et grêle', 'Après une tempête, déclarez les dégâts sans tarder. Ne montez pas sur le toit.'),
    page(
      '/incendie',
      'Prévention de l’incendie',
      'Soudure et meulage demandent un permis de feu. Un extincteur reste à portée de main.',
    ),
    page('/gel', 'Gel et dégâts des eaux', 'Le gel fait éclater les conduites. Videz les canalisations avant l’hiver.'),
    page('/vol', 'Vol de cuivre', 'Le cuivre du toit attire les voleurs. La lumière et les voisins aident à l’éviter.'),
    page(
      '/responsabilite',
      'Responsabilité des administrateurs',
      'Un administrateur répond de ses décisions. L’assurance de responsabilité protège aussi les anciens membres.',
    ),
    page('/benevoles', 'Les bénévoles', 'Les bénévoles sont assurés contre les accidents. Le travail en hauteur est exclu.'),
    page(
      '/sinistre',
      'Déclarer un sinistre',
      'Appelez-nous jour et nuit. Nous avons besoin de photos, d’une date et de votre numéro de contrat.',
    ),
    page(
      '/expertise',
      'Expertise et valeur',
      'L’expertise fixe la valeur de reconstruction. Elle se renouvelle tous les trois ans.',
    ),
    page('/contact', 'Contact', 'Téléphone, courriel et adresse. Ouvert du lundi au vendredi.'),
  ],
  en: [
    page('/building', 'Insuring the building', 'The policy covers walls, roof, tower and everything that is fixed to them.'),
    page(
      '/contents',
      'Contents and treasures',
      'Chairs, chalices and old books are contents. Keep an inventory with photographs.',
    ),
    page('/bells', 'Bells', 'A bell rarely cracks by itself. Have it maintained once a year by a bellhanger.'),
    page('/organ', 'The organ', 'Dry air damages an organ. Its pipes and bellows are checked by an organ builder.'),
    page('/clock', 'Tower clocks', 'A tower clock needs winding and oil. Maintenance costs little, a new movement costs a lot.'),
    page('/glass', 'Stained glass', 'A stained-glass window is not replaced but restored. Pick up every piece.'),
    page('/storm', 'Storm and hail', 'After a storm, report the damage at once. Stay off the roof while the wind blows.'),
    page('/fire', 'Preventing fire', 'Welding and soldering need a permit. A fire extinguisher stands within reach.'),
    page('/frost', 'Frost and water', 'Frozen pipes burst. Drain them before winter, or water will run through the vault.'),
    page(
      '/theft',
      'Theft of metal',
      'Copper and lead are stolen from roofs. Light, neighbours and marking help against thieves.',
    ),
    page(
      '/trustees',
      'Liability of trustees',
      'Trustees answer for what they decide. Liability insurance covers former members too.',
    ),
    page('/volunteers', 'Volunteers', 'Volunteers are insured against accidents. Working at height is excluded.'),
    page('/claims', 'Making a claim', 'Call us day and night. We need photographs, a date and your policy number.'),
    page('/valuation', 'Valuation', 'A valuer sets the cost of rebuilding. The valuation is renewed every three years.'),
    page('/contact', 'Contact', 'Telephone, e-mail and address. Open from Monday to Friday.'),
  ],
};
