type Words = Readonly<Record<'nl' | 'de' | 'fr' | 'en', string>>;

/** What visitors read, on the page and in mails, by language. */
const texts = {
  PL_01: {
    nl: 'Dit tijdstip is net geboekt. Kies een ander tijdstip.',
    de: 'Dieser Termin wurde gerade vergeben. Wählen Sie einen anderen.',
    fr: 'Ce créneau vient d’être pris. Choisissez-en un autre.',
    en: 'That time was just taken. Choose another one.',
  },
  PL_02: {
    nl: 'Dit tijdstip kunt u niet kiezen. Kies een tijdstip uit de lijst.',
    de: 'Diesen Termin können Sie nicht wählen. Wählen Sie einen aus der Liste.',
    fr: 'Ce créneau ne peut pas être choisi. Choisissez-en un dans la liste.',
    en: 'That time is not offered. Choose one of the list.',
  },
  PL_03: {
    nl: 'Met dit e-mailadres staan al vijf afspraken open. Annuleer er eerst een, of bel ons.',
    de: 'Mit dieser E-Mail-Adresse sind bereits fünf Termine offen. Sagen Sie zuerst einen ab oder rufen Sie uns an.',
    fr: 'Cinq rendez-vous sont déjà ouverts pour cette adresse. Annulez-en un d’abord, ou appelez-nous.',
    en: 'Five appointments are open for this e-mail address already. Cancel one first, or call us.',
  },
  PL_04: {
    nl: 'Deze afspraak is voorbij of al geannuleerd.',
    de: 'Dieser Termin ist vorbei oder wurde bereits abgesagt.',
    fr: 'Ce rendez-vous est passé ou déjà annulé.',
    en: 'This appointment is over or was cancelled.',
  },
  PL_10: {
    nl: 'De afspraak kon niet worden gemaakt. Probeer het nog een keer.',
    de: 'Der Termin konnte nicht vereinbart werden. Versuchen Sie es noch einmal.',
    fr: 'Le rendez-vous n’a pas pu être pris. Essayez encore une fois.',
    en: 'The appointment could not be made. Try again.',
  },
  PL_11: {
    nl: 'In deze regio zijn er nog tijden vrij. Kies er een.',
    de: 'In dieser Region sind noch Termine frei. Wählen Sie einen.',
    fr: 'Il reste des créneaux libres dans cette région. Choisissez-en un.',
    en: 'There are free times in this region. Choose one of them.',
  },
  V_01: {
    nl: 'Dit veld is verplicht',
    de: 'Dieses Feld ist erforderlich.',
    fr: 'Ce champ est obligatoire.',
    en: 'This field is required.',
  },
  V_02: {
    nl: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.',
    de: 'Geben Sie eine E-Mail-Adresse ein, wie name@beispiel.de.',
    fr: 'Indiquez une adresse e-mail, comme nom@exemple.fr.',
    en: 'Fill in an e-mail address, such as name@example.com.',
  },
  V_12: {
    nl: 'Vul een telefoonnummer in waarop we u kunnen bereiken.',
    de: 'Geben Sie eine Telefonnummer ein, unter der wir Sie erreichen.',
    fr: 'Indiquez un numéro de téléphone où vous joindre.',
    en: 'Fill in a telephone number at which we can reach you.',
  },
  V_14: { nl: 'Dit is te lang.', de: 'Das ist zu lang.', fr: 'C’est trop long.', en: 'This is too long.' },
  G_02: {
    nl: 'De pagina stond te lang open. Probeer het nog een keer.',
    de: 'Die Seite war zu lange geöffnet. Versuchen Sie es noch einmal.',
    fr: 'La page est restée ouverte trop longtemps. Essayez encore une fois.',
    en: 'The page was open for too long. Try again.',
  },
  G_04: {
    nl: 'Dit bestaat niet (meer).',
    de: 'Das gibt es nicht (mehr).',
    fr: 'Ceci n’existe pas (ou plus).',
    en: 'This does not exist any more.',
  },
  G_18: {
    nl: 'U hebt te vaak een tijdstip gekozen. Probeer het over een uur nog een keer.',
    de: 'Sie haben zu oft einen Termin gewählt. Versuchen Sie es in einer Stunde noch einmal.',
    fr: 'Vous avez choisi un créneau trop souvent. Réessayez dans une heure.',
    en: 'You chose a time too often. Try again in an hour.',
  },
  other: {
    nl: 'Dat lukte niet. Probeer het nog een keer.',
    de: 'Das ging nicht. Versuchen Sie es noch einmal.',
    fr: 'Cela n’a pas marché. Essayez encore une fois.',
    en: 'That did not work. Try again.',
  },
  week: {
    nl: 'Week {number}, {from} tot en met {to}',
    de: 'Woche {number}, {from} bis {to}',
    fr: 'Semaine {number}, du {from} au {to}',
    en: 'Week {number}, {from} to {to}',
  },
  goneLink: {
    nl: 'Deze link werkt niet (meer). Maak een nieuwe afspraak, of bel ons.',
    de: 'Dieser Link funktioniert nicht (mehr). Vereinbaren Sie einen neuen Termin oder rufen Sie uns an.',
    fr: 'Ce lien ne fonctionne pas (ou plus). Prenez un nouveau rendez-vous, ou appelez-nous.',
    en: 'This link does not work (any more). Make a new appointment, or call us.',
  },
  title: {
    nl: 'Afspraak met {advisor}',
    de: 'Termin mit {advisor}',
    fr: 'Rendez-vous avec {advisor}',
    en: 'Appointment with {advisor}',
  },
  confirmedSubject: {
    nl: 'Uw afspraak op {label}',
    de: 'Ihr Termin am {label}',
    fr: 'Votre rendez-vous du {label}',
    en: 'Your appointment on {label}',
  },
  confirmedText: {
    nl: 'Uw afspraak met {advisor} ({region}) staat vast: {label}. Uw kenmerk is {reference}.',
    de: 'Ihr Termin mit {advisor} ({region}) steht fest: {label}. Ihr Kennzeichen ist {reference}.',
    fr: 'Votre rendez-vous avec {advisor} ({region}) est confirmé : {label}. Votre référence est {reference}.',
    en: 'Your appointment with {advisor} ({region}) is confirmed: {label}. Your reference is {reference}.',
  },
  movedSubject: {
    nl: 'Uw afspraak is verzet naar {label}',
    de: 'Ihr Termin wurde verlegt auf {label}',
    fr: 'Votre rendez-vous est déplacé au {label}',
    en: 'Your appointment was moved to {label}',
  },
  movedText: {
    nl: 'Uw afspraak {reference} is verzet. De nieuwe tijd is {label}, met {advisor} ({region}).',
    de: 'Ihr Termin {reference} wurde verlegt. Die neue Zeit ist {label}, mit {advisor} ({region}).',
    fr: 'Votre rendez-vous {reference} est déplacé. Le nouveau créneau est {label}, avec {advisor} ({region}).',
    en: 'Your appointment {reference} was moved. The new time is {label}, with {advisor} ({region}).',
  },
  cancelledSubject: {
    nl: 'Uw afspraak op {label} is geannuleerd',
    de: 'Ihr Termin am {label} wurde abgesagt',
    fr: 'Votre rendez-vous du {label} est annulé',
    en: 'Your appointment on {label} was cancelled',
  },
  cancelledText: {
    nl: 'Uw afspraak {reference} met {advisor} op {label} is geannuleerd.',
    de: 'Ihr Termin {reference} mit {advisor} am {label} wurde abgesagt.',
    fr: 'Votre rendez-vous {reference} avec {advisor} du {label} est annulé.',
    en: 'Your appointment {reference} with {advisor} on {label} was cancelled.',
  },
  reminderSubject: {
    nl: 'Herinnering: uw afspraak op {label}',
    de: 'Erinnerung: Ihr Termin am {label}',
    fr: 'Rappel : votre rendez-vous du {label}',
    en: 'Reminder: your appointment on {label}',
  },
  reminderText: {
    nl: 'U hebt een afspraak met {advisor} op {label}. Uw kenmerk is {reference}.',
    de: 'Sie haben einen Termin mit {advisor} am {label}. Ihr Kennzeichen ist {reference}.',
    fr: 'Vous avez rendez-vous avec {advisor} le {label}. Votre référence est {reference}.',
    en: 'You have an appointment with {advisor} on {label}. Your reference is {reference}.',
  },
  moveLink: { nl: 'Afspraak verzetten', de: 'Termin verlegen', fr: 'Déplacer le rendez-vous', en: 'Move the appointment' },
  cancelLink: { nl: 'Afspraak annuleren', de: 'Termin absagen', fr: 'Annuler le rendez-vous', en: 'Cancel the appointment' },
  newLink: {
    nl: 'Nieuwe afspraak maken',
    de: 'Neuen Termin vereinbaren',
    fr: 'Prendre un nouveau rendez-vous',
    en: 'Make a new appointment',
  },
  awaySubject: {
    nl: 'Kunt u uw afspraak op {label} verzetten?',
    de: 'Können Sie Ihren Termin am {label} verlegen?',
    fr: 'Pouvez-vous déplacer votre rendez-vous du {label} ?',
    en: 'Can you move your appointment on {label}?',
  },
  awayText: {
    nl: '{advisor} is op {label} afwezig. Kies een ander tijdstip voor uw afspraak {reference}; zolang u dat niet doet, blijft zij staan.',
    de: '{advisor} ist am {label} nicht da. Wählen Sie eine andere Zeit für Ihren Termin {reference}; bis dahin bleibt er bestehen.',
    fr: '{advisor} est absent(e) le {label}. Choisissez un autre créneau pour votre rendez-vous {reference} ; il reste inchangé d’ici là.',
    en: '{advisor} is away on {label}. Choose another time for your appointment {reference}; until you do, it stands.',
  },
  awayTimes: {
    nl: 'Deze tijden liggen er het dichtst bij:',
    de: 'Diese Zeiten liegen am nächsten:',
    fr: 'Ces créneaux sont les plus proches :',
    en: 'These times are the nearest:',
  },
  awayLink: {
    nl: 'Kies een ander tijdstip',
    de: 'Andere Zeit wählen',
    fr: 'Choisir un autre créneau',
    en: 'Choose another time',
  },
  waitingSubject: {
    nl: 'U staat op de wachtlijst voor {region}',
    de: 'Sie stehen auf der Warteliste für {region}',
    fr: 'Vous êtes sur la liste d’attente pour {region}',
    en: 'You are on the waiting list for {region}',
  },
  waitingText: {
    nl: 'Komt er in de regio {region} een tijdstip vrij, dan houden wij het voor u vast en mailen wij u een link waarmee u het bevestigt.',
    de: 'Wird in der Region {region} ein Termin frei, halten wir ihn für Sie fest und mailen Ihnen einen Link zur Bestätigung.',
    fr: 'Si un créneau se libère dans la région {region}, nous vous le réservons et vous envoyons un lien pour le confirmer.',
    en: 'When a time comes free in the region {region}, we hold it for you and mail you a link that confirms it.',
  },
  waitingConsent: {
    nl: 'Ik vind het goed dat u mijn gegevens bewaart om mij een vrij tijdstip te mailen, tot ik een afspraak heb en hoogstens {days} dagen.',
    de: 'Ich bin einverstanden, dass meine Daten gespeichert werden, um mir einen freien Termin zu mailen, bis ich einen Termin habe und höchstens {days} Tage.',
    fr: 'J’accepte que mes données soient conservées pour m’envoyer un créneau libre, jusqu’à mon rendez-vous et {days} jours au plus.',
    en: 'I agree that my data are kept to mail me a free time, until I have an appointment and for {days} days at most.',
  },
  leaveLink: {
    nl: 'Van de wachtlijst af',
    de: 'Von der Warteliste streichen',
    fr: 'Quitter la liste d’attente',
    en: 'Leave the waiting list',
  },
  freeTimeSubject: {
    nl: 'Vrij voor u: {label}',
    de: 'Frei für Sie: {label}',
    fr: 'Libre pour vous : {label}',
    en: 'Free for you: {label}',
  },
  freeTimeText: {
    nl: 'Er is een tijdstip vrijgekomen: {label}, met {advisor} ({region}). Wij houden het voor u vast tot {until}.',
    de: 'Ein Termin ist frei geworden: {label}, mit {advisor} ({region}). Wir halten ihn für Sie fest bis {until}.',
    fr: 'Un créneau s’est libéré : {label}, avec {advisor} ({region}). Nous vous le réservons jusqu’au {until}.',
    en: 'A time came free: {label}, with {advisor} ({region}). We hold it for you until {until}.',
  },
  freeTimeAfter: {
    nl: 'Bevestigt u het niet, dan gaat het daarna naar de volgende. Na drie aanbiedingen zonder antwoord halen wij u van de lijst.',
    de: 'Bestätigen Sie ihn nicht, geht er danach an die nächste Person. Nach drei Angeboten ohne Antwort streichen wir Sie von der Liste.',
    fr: 'Sans confirmation, il passe ensuite à la personne suivante. Après trois offres sans réponse, nous vous retirons de la liste.',
    en: 'If you do not confirm it, it goes to the next afterwards. After three offers without an answer we take you off the list.',
  },
  freeTimeLink: {
    nl: 'Bevestig dit tijdstip',
    de: 'Diesen Termin bestätigen',
    fr: 'Confirmer ce créneau',
    en: 'Confirm this time',
  },
  advisorConfirmed: {
    nl: 'Nieuwe afspraak: {label}',
    de: 'Neuer Termin: {label}',
    fr: 'Nouveau rendez-vous : {label}',
    en: 'New appointment: {label}',
  },
  advisorMoved: {
    nl: 'Afspraak verzet naar {label}',
    de: 'Termin verlegt auf {label}',
    fr: 'Rendez-vous déplacé au {label}',
    en: 'Appointment moved to {label}',
  },
  advisorCancelled: {
    nl: 'Afspraak geannuleerd: {label}',
    de: 'Termin abgesagt: {label}',
    fr: 'Rendez-vous annulé : {label}',
    en: 'Appointment cancelled: {label}',
  },
  advisorText: {
    nl: '{label}, met {name}.',
    de: '{label}, mit {name}.',
    fr: '{label}, avec {name}.',
    en: '{label}, with {name}.',
  },
  advisorErased: {
    nl: '{label}. De gegevens van wie de afspraak had zijn gewist.',
    de: '{label}. Die Angaben der Person, die den Termin hatte, wurden gelöscht.',
    fr: '{label}. Les données de la personne qui avait rendez-vous ont été effacées.',
    en: '{label}. The data of whoever had the appointment were erased.',
  },
  advisorLink: { nl: 'Bekijk de afspraak', de: 'Termin ansehen', fr: 'Voir le rendez-vous', en: 'View the appointment' },
  feedName: {
    nl: 'Afspraken van {advisor}',
    de: 'Termine von {advisor}',
    fr: 'Rendez-vous de {advisor}',
    en: 'Appointments of {advisor}',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type TextKey = keyof typeof texts;

/** A text with its values, in a language that we have, else in Dutch. */
export function textOf(key: TextKey, language: string, values: Readonly<Record<string, string | number>> = {}): string {
  const words: Readonly<Record<string, string>> = texts[key];
  return (words[language] ?? texts[key].nl).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The sentence of a code. */
export const codeText = (code: string, language: string): string =>
  textOf(Object.hasOwn(texts, code) ? (code as TextKey) : 'other', language);
