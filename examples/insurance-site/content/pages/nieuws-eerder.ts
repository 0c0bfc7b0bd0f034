import { picture } from '../blocks.ts';
import { image } from '../marks.ts';
import { article } from '../page.ts';
import type { PageContent } from '../types.ts';

export const nieuwsEerder: readonly PageContent[] = [
  article('de-spits-van-de-steiger', {
    title: 'Veertien maanden in de steigers, één doos met foto’s',
    date: '2025-12-03',
    tags: ['Torens', 'Brand'],
    summary: 'Een torenrestauratie is klaar. Wat bleef hangen was geen schade, maar een goede gewoonte.',
    picture: ['steigertoren.webp', 'Een toren in de steigers'],
    body: `
      Elke vrijdag om vier uur liep de uitvoerder met de koster één ronde over de steiger. Zes foto’s, altijd van dezelfde plek. Aan het
      eind lagen er driehonderdzestig in een doos, en één keer hadden ze die nodig: toen een steen scheurde en niemand meer wist of dat
      oud of nieuw was. De foto wist het wel.

      De koster hield er een tweede gewoonte bij. Hij schreef op wie er die dag boven was geweest, en wie de laatste lamp uitdeed. Het
      schrift hangt nu aan een spijker in de torenvoet, naast de haak voor de helm.

      Wat er verder in de doos ligt: een visitekaartje van de leidekker, een scherf van de oude haan en de rekening van een brandblusser
      die twee keer is aangeraakt en nooit gebruikt. De restauratie is af. De foto’s gaan naar het archief, in een map waar ook de
      oplevering, de garanties en het nieuwe onderhoudsplan in zitten.

      We raden het nu iedereen aan die begint aan een [restauratie](/verzekeringen/monumenten/restauratie-in-uitvoering). Het kost een
      half uur per week, en het scheelt soms een rechtszaak.
    `,
  }),
  article('vorst-in-de-kapel', {
    title: 'De kraan op de galerij',
    date: '2025-11-18',
    tags: ['Water', 'Kerken'],
    summary: 'Iedere kerk heeft er een: het kraantje dat niemand meer kent. Zoek het voordat de vorst het vindt.',
    picture: ['winterkapel.webp', 'Een kapel in de sneeuw met ijspegels aan de goot'],
    body: `
      Ergens in de jaren zeventig legde iemand een leiding naar de galerij, voor de koffie na het concert. De koffie verdween, de leiding
      bleef. In januari bevriest ze, in februari regent het door het gewelf.

      In de kapel op de tekening ging het net goed. Niet door een plan, maar doordat een bloemschikster haar handen wilde wassen en er
      niets uit de kraan kwam. Ze belde de beheerder, die belde zijn voorganger, en die wist nog waar de kraan in de vloer zat: onder
      de mat, onder de boekenkast.

      Volg eens een ochtend het water. Begin bij de hoofdkraan en loop langs elke buis tot het einde. Teken wat u vindt. Tap af wat u
      niet gebruikt. De tekening hoort bij de sleutel, en in [dit lijstje voor de winter](/advies/vorst-en-leegstand).

      Heeft u niemand meer die het weet? Vraag het de oudste loodgieter van het dorp. Neem gebak mee, en een potlood.
    `,
  }),
  article('boeken-onder-het-gewelf', {
    title: 'Boeken onder het gewelf',
    date: '2025-09-10',
    tags: ['Kerken', 'Inventaris'],
    summary: 'Een gemeente bracht haar bibliotheek onder in een kerk die tien jaar leeg stond. Wat dat vroeg van de polis.',
    picture: ['boekenkerk.webp', 'Boekenkasten en lezers onder hoge kerkramen'],
    body: `
      Drieëndertigduizend boeken wegen ongeveer evenveel als een kleine kudde olifanten. De galerij staat daarom op eigen poten, los van
      de oude muur. Dat is goed voor de muur, en het maakt de polis helder: de kerk is van de stichting, de olifanten zijn van de
      bibliotheek.

      De lastigste vraag ging over licht. Lezers willen lampen, een brandweer wil geen kabels langs de kap. De oplossing hangt nu aan
      staaldraden die er al zaten, voor de kroonluchters.

      Op de openingsdag vroeg een jongen of er ook boeken over spoken waren. Die waren er, op de galerij, tweede kast links. Hij las ze
      onder het raam waar vroeger de doopvont stond.

      Denkt u zelf aan een nieuw gebruik? Begin bij de [vier fasen](/verzekeringen/voormalige-kerken-en-kloosters).
    `,
    more: [
      picture(
        'leeszaal',
        image('boekenkerk.webp', 'De leeszaal, met een lange tafel tussen de kasten'),
        'De lange tafel is gemaakt van de oude kerkbanken.',
      ),
    ],
  }),
  article('scherven-rapen', {
    title: 'Scherven rapen is een vak',
    date: '2025-05-21',
    tags: ['Kerken', 'Inventaris'],
    summary:
      'Een bal, een raam, en een koster die niets wegveegde. Daardoor hangt het er weer, met negentig procent van het oude glas.',
    picture: ['glas-in-lood.webp', 'Een rond glas-in-loodraam'],
    body: `
      Hij had een stoffer in zijn hand en legde hem weer neer. In plaats daarvan haalde de koster kranten, handschoenen en een
      fruitkistje. Elke scherf ging plat tussen het papier, met erbij uit welk vak. Het atelier belde om te vragen wie dat had gedaan.

      Op de werktafel lagen de stukken een week later als een legpuzzel van melk en honing. Wat ontbrak, werd bijgesneden uit een voorraad
      oud glas die de restaurator bewaart voor zulke dagen. Het lood is nieuw, de schildering niet. Waar een gezicht gescheurd was, loopt
      nu een lijmnaad die u alleen ziet als u weet waar.

      De bal ligt ook nog in de sacristie. De jongen die hem schopte, mocht komen kijken bij het terugplaatsen. Hij wil nu glazenier worden,
      zegt zijn moeder. Tot volgende week, waarschijnlijk.

      Het raam hangt weer. Wat nieuw is, ziet u alleen met de zon erachter. Wat u zelf kunt doen bij gebroken ramen, staat bij
      [glas-in-lood](/verzekeringen/religieuze-gebouwen/glas-in-lood).
    `,
  }),
  article('wie-heeft-de-sleutel', {
    title: 'Wie heeft de sleutel?',
    date: '2025-02-06',
    tags: ['Diefstal'],
    summary: 'Een bestuur telde zijn sleutels en kwam er negentien tekort. Een pleidooi voor een saai lijstje.',
    picture: ['kerkschatten.webp', 'Kelk, monstrans en oude boeken in een nis'],
    body: `
      Eén voor de organist, één voor de bloemen, één voor de loodgieter van 1998. Toen het bestuur alle sleutels terugvroeg, kwamen er
      elf binnen. Er waren er dertig gemaakt.

      Niemand had kwaad in de zin. Een sleutel gaat mee in een verhuizing, belandt in een la, krijgt een kleinkind dat hem mooi vindt. Maar
      bij een diefstal zonder braak is de eerste vraag altijd dezelfde: wie kon er naar binnen? Dan is “ongeveer dertig mensen” geen
      prettig antwoord.

      Het slot is vervangen. De nieuwe sleutels hebben een nummer, en wie er een krijgt, tekent. De lijst ligt niet in de kerk. Wie
      daarna nog iets wil regelen, leest bij [inboedel en kerkschatten](/verzekeringen/religieuze-gebouwen/inboedel-en-kerkschatten) hoe u
      ook de inhoud van de kluis op papier zet.
    `,
  }),
  article('storm-in-november', {
    title: 'Na de storm: eerst het zeil, dan het verslag',
    date: '2024-11-27',
    tags: ['Storm'],
    summary: 'Een korte, harde storm trok over. Wat ons opviel bij wie het snel onder controle had.',
    picture: ['stormschade.webp', 'Een dak met een gat; iemand bevestigt een zeil'],
    body: `
      Wie het eerst weer droog zat, had drie dingen in huis: een zeil dat groot genoeg was, het nummer van iemand die op zondag komt, en
      een foto van het dak van vóór de storm.

      Het zeil kost minder dan een avond uit eten. Het nummer kunt u vandaag opzoeken. De foto maakt u bij de eerstvolgende droge dag.

      Wat minder goed ging: twee mensen gingen zelf het dak op terwijl het nog waaide. Het liep goed af, en dat is geen reden om het na te
      doen. Een gat van een meter wordt in een nacht geen gat van tien. Een val van zes meter herstelt zelden zo goed als een dak.

      Ruben van Esch, die onze schades behandelt, heeft nog één verzoek: maak eerst een foto en ruim dan pas op. Ook van de pannen op het
      gras. Ze vertellen waar de wind begon.
      Leg alles bij elkaar, met [eerste hulp bij schade](/schade/eerste-hulp) op papier erbij, want bij storm valt het internet graag uit.
    `,
  }),
  article('de-molen-draait-weer', {
    title: 'De molen draait weer, en dat is goed nieuws voor de polis',
    date: '2024-09-14',
    tags: ['Onderhoud'],
    summary: 'Na elf jaar stilstand legde een vrijwillige molenaar de zeilen weer voor. Waarom een draaiende molen veiliger is.',
    picture: ['molen.webp', 'Een stellingmolen bij laag zonlicht'],
    body: `
      Het eerste uur gebeurde er niets. Toen kwam er wind uit het zuidwesten, kraakte er iets dat elf jaar had gezwegen, en ging het
      dorp naar buiten om te kijken.

      In de jaren ervoor was de molen netjes onderhouden, op papier. Er was geschilderd, er was geïnspecteerd. Maar niemand was er om te
      merken dat een duif een weg naar binnen had gevonden, of dat de vang aan één kant droog liep. De nieuwe molenaar zag het in een
      middag, omdat hij er was.

      Hij draait nu op zaterdag, met twee leerlingen. De een veegt, de ander luistert. Ze ruilen om het uur. Wie langskomt, mag mee naar de
      stelling, maar niet langs de kant waar de wieken gaan. Daar staat een ketting, en een bordje, en meestal een hond.

      Een molen die draait, wordt gesmeerd, geveegd en beluisterd. Daarom vragen wij molenaars naar hun draaiuren. Bij
      [molens](/verzekeringen/monumenten/molens) leest u wat we nog meer vragen.
    `,
  }),
  article('een-gewelf-dat-ademt', {
    title: 'Een gewelf dat ademt',
    date: '2024-06-05',
    tags: ['Kerken', 'Onderhoud'],
    summary:
      'Boven het stucwerk ligt een landschap dat bijna niemand ziet. Een ochtend met een zaklamp, en drie dingen die we er vonden.',
    picture: ['gewelf.webp', 'Een stergewelf met ribben en een kleurige sluitsteen'],
    body: `
      Aan de bovenkant is een gewelf een heuvelrug van baksteen. Je loopt over planken, want je voeten zijn er niet welkom. We vonden een
      krant uit 1931, een emmer die al jaren precies onder het lek stond, en een naam in de sluitsteen.

      De krant ging terug op haar plek. De naam hebben we overgeschreven: een voornaam en een jaar, in letters die met een spijker zijn
      gekrast. De metselaar moet hem hebben achtergelaten vlak voordat de steen erin ging. Van onderen ziet niemand hem.

      De emmer was het probleem. Zolang iemand hem leegt, weet niemand dat het dak lekt. Zet er voortaan een briefje bij: sinds wanneer,
      en wie is gebeld. Of doe de [risicocheck](/risicocheck), vraag drie van het deel “boven”.
    `,
  }),
  article('welkom-bij-sluitsteen', {
    title: 'Wij heten Sluitsteen',
    date: '2024-02-19',
    tags: ['Sluitsteen'],
    summary: 'Een nieuwe naam boven de deur, dezelfde mensen erachter. Waarom we ons naar een steen noemen.',
    picture: ['dorpsgezicht.webp', 'Een stad aan het water bij avond'],
    body: `
      We zochten een naam die niets belooft wat we niet kunnen maken. Geen zekerheid, geen zorgeloosheid. Wel een steen die op zijn plaats
      valt als de andere er al liggen.

      De steen is er echt. Hij ligt bij ons op de vensterbank, een vondst uit een sloopcontainer, met aan één kant de sporen van een
      tandijzer. Bezoekers tillen hem op en zetten hem sneller neer dan ze dachten. Hij weegt elf kilo.

      Waarom zo’n naam? Omdat het ons werk beschrijft. Een verzekering is zelden het begin van een goed idee. Eerst is er een gebouw, dan
      zijn er mensen die ervoor zorgen, dan een plan. Wij komen als die drie er zijn en kijken of ze elkaar kunnen dragen.

      Wat verandert er voor u? Het briefpapier. Uw adviseur, uw polis en het telefoonnummer blijven. Het hele verhaal van de steen staat
      bij [over ons](/over-ons).
    `,
  }),
];
