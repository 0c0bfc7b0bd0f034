import { picture, text } from '../blocks.ts';
import { image } from '../marks.ts';
import { article } from '../page.ts';
import type { PageContent } from '../types.ts';

export const nieuws2026: readonly PageContent[] = [
  article('koper-op-het-dak-najaar', {
    title: 'Koper van het dak: zo beschermt u uw goten',
    date: '2026-11-12',
    tags: ['Diefstal', 'Onderhoud'],
    summary:
      'De dagen worden kort en de ladders komen tevoorschijn. Drie dingen die u deze maand kunt doen om uw koper te houden.',
    picture: ['leien-en-koper.webp', 'Koperen goot onder een leien dak, met één nieuw stuk'],
    body: `
      Vanaf half november is het om vijf uur donker. Dat weten ook mensen die liever niet gezien worden. Joris Hamelink, die voor ons
      inspecties doet, kijkt in deze maand altijd eerst naar beneden en dan pas naar boven. “Staat er een container tegen de muur, dan
      is het dak een bordes.”

      ## Drie dingen voor deze maand

      1. Rij of loop één keer in het donker om uw gebouw. Waar ziet niemand u?
      2. Haal weg waar iemand op kan staan, en leg ladders aan een ketting.
      3. Vertel de buren wie er op het dak mag. Een briefje in de bus is genoeg.

      Wie verder wil, leest ons [advies over koperdiefstal](/advies/koperdiefstal). Is er al iets weg, meld het dan dezelfde dag bij
      [schade](/schade) en laat ook de [bliksemafleider](/advies/bliksembeveiliging) nakijken.
    `,
  }),
  article('klooster-met-drie-voordeuren', {
    title: 'Een klooster met drie voordeuren',
    date: '2026-10-28',
    tags: ['Kloosters', 'Water'],
    summary:
      'Zusters, een zorginstelling en zes huurders onder één kap. Hoe je zo’n gebouw verzekert zonder gaten en zonder dubbel werk.',
    picture: ['kloostergang.webp', 'Een kloostergang met licht uit de tuin'],
    body: `
      De gang is 62 meter lang en heeft drie eigenaren. Dat bleek toen er een leiding sprong, precies op de grens. Niemand wilde moeilijk
      doen, en juist daarom duurde het weken voordat iemand de loodgieter durfde te betalen.

      Amina Bouzidi tekende daarna met de drie partijen een kaart van het gebouw, in drie kleuren. Wat rood is, verzekert de stichting.
      Wat blauw is, de zorginstelling. Wat geel is, de huurder. De kaart hangt nu in de meterkast.

      Het kostte twee middagen en één meningsverschil, over de kapel. Die bleek van niemand te zijn, of van allemaal. Hij is nu
      gestreept.

      > Een goede afspraak past op één velletje en hangt waar het lekt.

      Bij [herbestemming en verhuur](/verzekeringen/voormalige-kerken-en-kloosters/herbestemming-en-verhuur) staat de verdeling waarmee
      zij begonnen.
    `,
    more: [
      picture(
        'gang',
        image('kloostergang.webp', 'Gewelven en een kloostergang in perspectief'),
        'De gang zoals wij hem ons herinneren, getekend na afloop.',
      ),
    ],
  }),
  article('bliksem-op-de-toren', {
    title: 'Na het onweer: kijk ook in de meterkast',
    date: '2026-10-09',
    tags: ['Torens', 'Brand'],
    summary: 'Een inslag verderop laat het dak met rust en neemt het orgel mee. Wat u na onweer het beste controleert.',
    picture: ['bliksemafleider.webp', 'Bliksem boven een kerkdak'],
    body: `
      De haan stond nog recht en de leien lagen goed. Pas zondagochtend bleek dat de orgelmotor zweeg, de ringleiding bromde en de
      klok een kwartier achterliep. De bliksem was niet in de toren geslagen, maar in een paal aan de overkant.

      ## Een rondje van tien minuten

      - Doen geluid, alarm, klok en orgelmotor het?
      - Staat de overspanningsbeveiliging nog op groen?
      - Ruikt u iets in de meterkast? Dan uit, en bellen.
      - Zitten de verbindingen van de afleider nog vast?

      Schade door overspanning kan weken later pas opvallen. Noteer dus de datum van het onweer. Meer leest u bij
      [bliksembeveiliging](/advies/bliksembeveiliging).

      Het orgel speelde drie weken later weer, met een nieuwe voeding en een kastje in de verdeler dat er al jaren had moeten zitten. De
      klok loopt gelijk. Alleen de koster kijkt nu bij elk gerommel in de verte naar zijn telefoon.
    `,
  }),
  article('open-monumentendag-toren', {
    title: 'De toren open? Tel de treden en de bezoekers',
    date: '2026-08-31',
    tags: ['Torens'],
    summary: 'Over twee weken gaan honderden torens open. Een lijstje voor wie boven staat, en voor wie beneden blijft.',
    picture: ['touwinspectie.webp', 'Een toren met een inspecteur aan touwen'],
    body: `
      Een torentrap is gemaakt voor één luider per dag. Op een open dag gaan er tweehonderd mensen langs, de helft omhoog terwijl de
      andere helft naar beneden komt. Met een paar afspraken gaat dat goed.

      1. Eén persoon beneden telt en wacht, één boven telt terug. Portofoons helpen.
      2. Hang een koord waar het touw ontbreekt, en lampen waar het donker is.
      3. Zet het luidwerk uit en zeg het tegen de koster.
      4. Geen kinderen zonder volwassene, geen rugzakken op de smalle trap.
      5. Spreek af wie 112 belt en hoe iemand met een gebroken enkel naar beneden komt.

      Zelf beklommen we deze maand zeven torens om het lijstje te proberen. Bij de vijfde vergaten we te tellen, en stonden we met
      zestien mensen op een omloop voor acht. Er gebeurde niets, behalve dat iedereen ineens heel beleefd werd.

      Vraag ons vooraf of uw [aansprakelijkheidsverzekering](/verzekeringen/religieuze-gebouwen/aansprakelijkheid-en-bestuurders) het
      bezoek dekt. Dat antwoord krijgt u dezelfde week.
    `,
  }),
  article('warme-zomer-en-het-orgel', {
    title: 'Droogte en het orgel: wat u hoort, is hout dat krimpt',
    date: '2026-07-15',
    tags: ['Orgels', 'Onderhoud'],
    summary: 'Na weken zonder regen zakt de luchtvochtigheid in de kerk. Drie metingen die een windlade kunnen sparen.',
    picture: ['orgel.webp', 'Een orgel met drie torens van frontpijpen'],
    body: `
      Hester hoorde het voordat ze het zag: een zachte toon die bleef hangen terwijl er niemand speelde. Een doorspraak, zegt de
      organist. Hout dat is gekrompen, zegt de bouwer.

      Hang een eenvoudige vochtmeter in de orgelkas, niet eronder. Noteer twee keer per week de stand. Zakt hij snel, houd dan deuren
      overdag dicht en vraag uw orgeladviseur om raad voordat u een bevochtiger koopt; te veel water is erger dan te weinig.

      Denk ook aan de pijpen die u niet ziet. Houten pijpen gaan lekken als een naad loslaat, en dat klinkt als een organist die hapert.
      Een voorzichtige regel: wat in de zomer ontstaat en in november vanzelf verdwijnt, hoeft niet meteen gelijmd te worden. Schrijf het
      wel op, met datum en register, zodat de stemmer weet waar hij moet luisteren.

      En de leien op het dak? Die hebben van droogte geen last. Wel van de eerste bui erna, als alle goten vol blad en stof liggen.

      Meer over grenzen en afspraken staat bij [orgel en klokken](/verzekeringen/religieuze-gebouwen/orgel-en-klokken).
    `,
  }),
  article('nieuwe-herbouwwaarde-wanneer', {
    title: 'Uw taxatie is van 2019. Is dat erg?',
    date: '2026-03-24',
    tags: ['Taxatie'],
    summary: 'Lonen, leien en lood werden duurder. Hoe u zonder nieuwe taxatie al een indruk krijgt van het verschil.',
    picture: ['werktafel.webp', 'Een plattegrond, foto’s en een duimstok op tafel'],
    body: `
      Een taxatie is een foto. Zeven jaar later lijkt hij nog, maar het kind is gegroeid. Kijk eerst in uw polis of het bedrag elk jaar
      wordt aangepast en op welke manier. Vraag daarna wat er in die jaren is veranderd aan het gebouw zelf.

      Is er een nieuwe verwarming, een gerestaureerd raam, een galerij? Tel het op. Wijkt de som duidelijk af van het verzekerde bedrag,
      dan is een nieuwe taxatie haar geld waard. Het [rekenvoorbeeld](/advies/herbouwwaarde-en-taxatie) laat zien waarom.

      Let ook op de andere kant. Wie een vleugel sloopt of een zaal verkoopt, verzekert soms jaren iets wat er niet meer is. Dat geld kan
      beter naar de goten.
    `,
    more: [
      text('vraag', {
        title: 'Een vraag voor de volgende vergadering',
        tone: 'limestone',
        body: 'Als het schip morgen afbrandt, bouwen we dan hetzelfde terug? Het antwoord bepaalt welk bedrag u verzekert. Zet het in de notulen.',
      }),
    ],
  }),
];
