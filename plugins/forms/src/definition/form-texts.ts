import type { Words } from './definition.types.ts';

/** What visitors read below a field, by code and language. `{max}`, `{min}` and `{age}` are numbers of the field. */
export const formTexts = {
  V_01: {
    nl: 'Dit veld is verplicht',
    de: 'Dieses Feld ist ein Pflichtfeld',
    fr: 'Ce champ est obligatoire',
    en: 'This field is required',
  },
  V_12: {
    nl: 'Dit hoort niet bij dit formulier',
    de: 'Dies gehört nicht zu diesem Formular',
    fr: 'Ceci ne fait pas partie de ce formulaire',
    en: 'This does not belong to this form',
  },
  FO_01: {
    nl: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl',
    de: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de',
    fr: 'Indiquez une adresse électronique, par exemple nom@exemple.fr',
    en: 'Enter an e-mail address, such as name@example.com',
  },
  FO_02: {
    nl: 'Vul een telefoonnummer in, zoals 06 12345678 of +32 3 123 45 67',
    de: 'Geben Sie eine Telefonnummer ein, zum Beispiel +49 30 123456',
    fr: 'Indiquez un numéro de téléphone, par exemple +33 1 23 45 67 89',
    en: 'Enter a telephone number, such as 06 12345678 or +44 20 7946 0000',
  },
  FO_03: {
    nl: 'Vul een nummer in dat geen betaald nummer is: geen 0900, 0906 of 0909',
    de: 'Geben Sie eine Nummer ein, die nicht gebührenpflichtig ist: keine 0900, 0906 oder 0909',
    fr: 'Indiquez un numéro non surtaxé : pas de 0900, 0906 ou 0909',
    en: 'Enter a number that is not charged for: no 0900, 0906 or 0909',
  },
  FO_04: {
    nl: 'Vul een postcode in, zoals 1234 AB',
    de: 'Geben Sie eine niederländische Postleitzahl ein, zum Beispiel 1234 AB',
    fr: 'Indiquez un code postal néerlandais, par exemple 1234 AB',
    en: 'Enter a Dutch postcode, such as 1234 AB',
  },
  FO_05: {
    nl: 'Vul straat en huisnummer in, zoals Dorpsstraat 12',
    de: 'Geben Sie Straße und Hausnummer ein, zum Beispiel Dorfstraße 12',
    fr: 'Indiquez la rue et le numéro, par exemple Rue du Village 12',
    en: 'Enter street and house number, such as Dorpsstraat 12',
  },
  FO_06: {
    nl: 'Vul een straat en huisnummer in: een postbus of antwoordnummer kan hier niet',
    de: 'Geben Sie eine Straße und Hausnummer ein: ein Postfach ist hier nicht möglich',
    fr: 'Indiquez une rue et un numéro : une boîte postale n’est pas possible ici',
    en: 'Enter a street and house number: a PO box is not possible here',
  },
  FO_07: {
    nl: 'Vul de 8 cijfers van het KVK-nummer in',
    de: 'Geben Sie die 8 Ziffern der KVK-Nummer ein',
    fr: 'Indiquez les 8 chiffres du numéro KVK',
    en: 'Enter the 8 digits of the chamber of commerce number',
  },
  FO_08: {
    nl: 'Vul het nummer in met alleen letters, cijfers, spaties, punten, streepjes en schuine strepen, ten hoogste {max} tekens',
    de: 'Geben Sie die Nummer nur mit Buchstaben, Ziffern, Leerzeichen, Punkten, Bindestrichen und Schrägstrichen ein, höchstens {max} Zeichen',
    fr: 'Indiquez le numéro uniquement avec des lettres, chiffres, espaces, points, tirets et barres obliques, {max} caractères au plus',
    en: 'Enter the number with letters, digits, spaces, dots, hyphens and slashes alone, {max} characters at most',
  },
  FO_09: {
    nl: 'Vul dag, maand en jaar in, zoals 27/3/1970',
    de: 'Geben Sie Tag, Monat und Jahr ein, zum Beispiel 27/3/1970',
    fr: 'Indiquez le jour, le mois et l’année, par exemple 27/3/1970',
    en: 'Enter day, month and year, such as 27/3/1970',
  },
  FO_10: {
    nl: 'Deze datum bestaat niet',
    de: 'Dieses Datum gibt es nicht',
    fr: 'Cette date n’existe pas',
    en: 'This date does not exist',
  },
  FO_11: {
    nl: 'Deze datum ligt in de toekomst',
    de: 'Dieses Datum liegt in der Zukunft',
    fr: 'Cette date est dans le futur',
    en: 'This date is in the future',
  },
  FO_12: {
    nl: 'Deze datum ligt in het verleden',
    de: 'Dieses Datum liegt in der Vergangenheit',
    fr: 'Cette date est dans le passé',
    en: 'This date is in the past',
  },
  FO_13: {
    nl: 'Deze geboortedatum is meer dan {max} jaar geleden',
    de: 'Dieses Geburtsdatum liegt mehr als {max} Jahre zurück',
    fr: 'Cette date de naissance remonte à plus de {max} ans',
    en: 'This date of birth is more than {max} years ago',
  },
  FO_14: {
    nl: 'Deze persoon moet ten minste {min} jaar oud zijn',
    de: 'Diese Person muss mindestens {min} Jahre alt sein',
    fr: 'Cette personne doit avoir au moins {min} ans',
    en: 'This person has to be at least {min} years old',
  },
  FO_15: {
    nl: 'Vul een heel getal in van {min} tot en met {max}',
    de: 'Geben Sie eine ganze Zahl von {min} bis {max} ein',
    fr: 'Indiquez un nombre entier de {min} à {max}',
    en: 'Enter a whole number from {min} to {max}',
  },
  FO_16: {
    nl: 'Kies een van de mogelijkheden',
    de: 'Wählen Sie eine der Möglichkeiten',
    fr: 'Choisissez une des possibilités',
    en: 'Choose one of the options',
  },
  FO_17: {
    nl: 'Gebruik ten hoogste {max} tekens',
    de: 'Verwenden Sie höchstens {max} Zeichen',
    fr: 'Utilisez {max} caractères au plus',
    en: 'Use {max} characters at most',
  },
  FO_18: {
    nl: 'Hier staan tekens in die niet mogen, zoals een regeleinde of een onzichtbaar teken',
    de: 'Hier stehen unzulässige Zeichen, etwa ein Zeilenumbruch oder ein unsichtbares Zeichen',
    fr: 'Ce texte contient des caractères non admis, comme un saut de ligne ou un caractère invisible',
    en: 'This holds characters that are not allowed, such as a line break or one that is invisible',
  },
  FO_19: {
    nl: 'Geef hier één antwoord',
    de: 'Geben Sie hier eine einzige Antwort',
    fr: 'Donnez ici une seule réponse',
    en: 'Give a single answer here',
  },
  FO_20: {
    nl: 'Het upload limiet van {max}mb is overschreden',
    de: 'Das Upload-Limit von {max} MB ist überschritten',
    fr: 'La limite de téléversement de {max} Mo est dépassée',
    en: 'The upload limit of {max} MB is exceeded',
  },
  FO_21: {
    nl: 'De afbeelding van de handtekening mag niet groter zijn dan {max}MB.',
    de: 'Das Bild der Unterschrift darf nicht größer sein als {max} MB.',
    fr: 'L’image de la signature ne peut pas dépasser {max} Mo.',
    en: 'The image of the signature may not be larger than {max} MB.',
  },
  FO_22: {
    nl: 'Dit soort bestand kunnen wij niet aannemen. Kies een van deze soorten: {types}',
    de: 'Diese Art von Datei können wir nicht annehmen. Wählen Sie eine dieser Arten: {types}',
    fr: 'Nous ne pouvons pas accepter ce type de fichier. Choisissez un de ces types : {types}',
    en: 'We cannot take this kind of file. Choose one of these kinds: {types}',
  },
  FO_23: {
    nl: 'Dit bestand is leeg',
    de: 'Diese Datei ist leer',
    fr: 'Ce fichier est vide',
    en: 'This file is empty',
  },
  FO_24: {
    nl: 'Voeg ten hoogste {max} bestanden toe',
    de: 'Fügen Sie höchstens {max} Dateien hinzu',
    fr: 'Ajoutez {max} fichiers au plus',
    en: 'Add {max} files at most',
  },
  FO_25: {
    nl: 'Dit past niet bij een ander antwoord',
    de: 'Dies passt nicht zu einer anderen Antwort',
    fr: 'Ceci ne correspond pas à une autre réponse',
    en: 'This does not fit another answer',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** A code that an answer may be refused with. */
export type AnswerCode = keyof typeof formTexts;
