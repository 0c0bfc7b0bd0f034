/** Compounds and the words that a reader sees in them. */
export const compounds: Readonly<Record<string, string>> = {
  torenuurwerkonderhoud: 'toren uurwerk onderhoud',
  klokkenonderhoud: 'klok onderhoud',
  orgelonderhoud: 'orgel onderhoud',
  inboedelverzekering: 'inboedel verzekering',
  opstalverzekering: 'opstal verzekering',
  brandverzekering: 'brand verzekering',
  glasverzekering: 'glas verzekering',
  kerkgebouw: 'kerk gebouw',
  kerkgebouwen: 'kerk gebouw',
  kerkgebouwverzekering: 'kerk gebouw verzekering',
  monumentenverzekering: 'monument verzekering',
  verzekeringsvoorwaarden: 'verzekering voorwaarde',
  aansprakelijkheidsverzekering: 'aansprakelijkheid verzekering',
  bestuurdersaansprakelijkheidsverzekering: 'bestuurder aansprakelijkheid verzekering',
  bestuurdersaansprakelijkheid: 'bestuurder aansprakelijkheid',
  evenementenverzekering: 'evenement verzekering',
  ongevallenverzekering: 'ongeval verzekering',
  vrijwilligersverzekering: 'vrijwilliger verzekering',
  rechtsbijstandverzekering: 'recht bijstand verzekering',
  reisverzekering: 'reis verzekering',
  woonhuisverzekering: 'woon huis verzekering',
  restauratiefonds: 'restauratie fonds',
  schadeformulier: 'schade formulier',
  schadevergoeding: 'schade vergoeding',
  schaderegeling: 'schade regeling',
  stormschade: 'storm schade',
  waterschade: 'water schade',
  leidingwaterschade: 'leiding water schade',
  brandschade: 'brand schade',
  glasschade: 'glas schade',
  dakschade: 'dak schade',
  gevolgschade: 'gevolg schade',
  bedrijfsschade: 'bedrijf schade',
  bliksemschade: 'bliksem schade',
  blikseminslag: 'bliksem inslag',
  bliksemafleider: 'bliksem afleider',
  taxatierapport: 'taxatie rapport',
  taxatierapporten: 'taxatie rapport',
  herbouwwaarde: 'herbouw waarde',
  dakbedekking: 'dak bedekking',
  dakpannen: 'dak pan',
  brandmelder: 'brand melder',
  brandblussers: 'brand blusser',
  rookmelders: 'rook melder',
  inbraakalarm: 'inbraak alarm',
  sleutelbeheer: 'sleutel beheer',
  predikantswoning: 'predikant woning',
  kerkenraad: 'kerk raad',
  klokkentoren: 'klok toren',
  torenspits: 'toren spits',
  orgelpijpen: 'orgel pijp',
  loodramen: 'lood raam',
  brandglas: 'brand glas',
  koperdiefstal: 'koper diefstal',
  kunstvoorwerpen: 'kunst voorwerp',
  vorstschade: 'vorst schade',
  sneeuwdruk: 'sneeuw druk',
  natuurramp: 'natuur ramp',
  premieberekening: 'premie berekening',
  poliswijziging: 'polis wijziging',
  polisblad: 'polis blad',
  waarborgmaatschappij: 'waarborg maatschappij',
  zonnepanelen: 'zonne paneel',
  werkkostenregeling: 'werk kosten regeling',
  ledenvergadering: 'leden vergadering',
  contactformulier: 'contact formulier',
  preventieadvies: 'preventie advies',
  vloerverwarming: 'vloer verwarming',
  hemelwaterafvoer: 'hemel water afvoer',
  betalingstermijn: 'betaling termijn',
  huizenmarkt: 'huis markt',
  schadeaangifte: 'schade aangifte',
  rijksmonumenten: 'rijk monument',
  vuurwerkschade: 'vuur werk schade',
  begraafplaatsen: 'begraaf plaats',
  kerkschatten: 'kerk schat',
};

/** Words that look as if they were compounds. */
export const wholeWords: readonly string[] = (
  'voorwaarden voorwaarde verzekering verzekeringen verzekeren verzekerde verzekerden verzekeraar gebeurtenis overeenkomst eigendom gemeenschap ' +
  'onderlinge onderhoud overstroming voorziening ondertekening bescherming beschermen herstellen ondernemer onderneming aansprakelijk ' +
  'aansprakelijkheid vrijwilliger vrijwilligers voorkomen veiligheid duurzaamheid bereikbaar bereikbaarheid beschikbaar verantwoordelijk ' +
  'verantwoordelijkheid overleden overlijden overdracht overnemen gegevens gemeenten provincies restauratie restaureren monument monumentaal ' +
  'kapitaal documenten parlement appelleren regelmatig regelmatige toepassing afwijking uitkering uitsluitingen dekking machtiging ' +
  'begeleiding beoordeling kwaliteit organisatie informatie administratie installatie garantie advies adviseurs taxateur schattingen ' +
  'belangrijk belangrijke mogelijkheden persoonlijk eenvoudig zorgvuldig deskundigen telefonisch rechtstreeks ridderkerk brandenburg ' +
  'amsterdam apeldoorn leeuwarden middelburg geschiedenis beschadiging vergoeding opzegging wijzigingen samenwerking donderdag september ' +
  'directeur medewerkers algemeen ontwikkeling registrering subsidiering kerkelijk kerkelijke belangeloos waardeloze uurwerk onderdeel ' +
  'tegenover bovendien achterstand uitvoering inspectie controleren preventie erkenning ' +
  'minister ministers verstand weerstand transport platform combinatie televisie fotograaf diefstal medewerkster'
).split(' ');
