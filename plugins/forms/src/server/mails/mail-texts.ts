import type { Words } from '../../definition/definition.types.ts';

/** Words of mails, by language. */
const mailTexts = {
  officeSubject: {
    nl: 'Nieuwe inzending: {title} {reference}',
    de: 'Neue Einsendung: {title} {reference}',
    fr: 'Nouvel envoi : {title} {reference}',
    en: 'New submission: {title} {reference}',
  },
  officeText: {
    nl: 'Er is een formulier ingezonden: {title}. Het kenmerk is {reference}.',
    de: 'Ein Formular wurde eingesendet: {title}. Das Kennzeichen ist {reference}.',
    fr: 'Un formulaire a été envoyé : {title}. La référence est {reference}.',
    en: 'A form was sent: {title}. Its reference is {reference}.',
  },
  officeLink: {
    nl: 'Bekijk de inzending',
    de: 'Einsendung ansehen',
    fr: 'Voir l’envoi',
    en: 'View the submission',
  },
  confirmationText: {
    nl: 'Wij hebben uw formulier ontvangen: {title}. Uw kenmerk is {reference}.',
    de: 'Wir haben Ihr Formular erhalten: {title}. Ihr Kennzeichen ist {reference}.',
    fr: 'Nous avons bien reçu votre formulaire : {title}. Votre référence est {reference}.',
    en: 'We received your form: {title}. Your reference is {reference}.',
  },
  receiptLink: {
    nl: 'Download het ingevulde formulier',
    de: 'Ausgefülltes Formular herunterladen',
    fr: 'Télécharger le formulaire rempli',
    en: 'Download the filled-in form',
  },
  receiptUntil: {
    nl: 'De link werkt 24 uur.',
    de: 'Der Link funktioniert 24 Stunden.',
    fr: 'Le lien fonctionne pendant 24 heures.',
    en: 'The link works for 24 hours.',
  },
  resumeSubject: {
    nl: 'Ga verder met uw formulier: {title}',
    de: 'Füllen Sie Ihr Formular weiter aus: {title}',
    fr: 'Continuez votre formulaire : {title}',
    en: 'Go on with your form: {title}',
  },
  resumeText: {
    nl: 'U bent begonnen met een formulier: {title}. Wat u al invulde en toevoegde, is bewaard. Met deze link gaat u verder, ook op een ander apparaat.',
    de: 'Sie haben ein Formular begonnen: {title}. Ihre bisherigen Angaben und Dateien sind gespeichert. Mit diesem Link machen Sie weiter, auch auf einem anderen Gerät.',
    fr: 'Vous avez commencé un formulaire : {title}. Vos réponses et vos fichiers sont conservés. Ce lien vous permet de continuer, aussi sur un autre appareil.',
    en: 'You began a form: {title}. What you filled in and added is kept. By this link you go on, on another device as well.',
  },
  resumeLink: {
    nl: 'Ga verder met het formulier',
    de: 'Formular weiter ausfüllen',
    fr: 'Continuer le formulaire',
    en: 'Go on with the form',
  },
  resumeUntil: {
    nl: 'De link werkt één keer, tot en met {until}. Daarna worden uw antwoorden gewist. Geef de link aan niemand: wie hem heeft, ziet wat u invulde.',
    de: 'Der Link funktioniert einmal, bis {until}. Danach werden Ihre Angaben gelöscht. Geben Sie ihn niemandem: Wer ihn hat, sieht Ihre Angaben.',
    fr: 'Le lien fonctionne une fois, jusqu’au {until}. Ensuite, vos réponses sont effacées. Ne le donnez à personne : qui l’a voit vos réponses.',
    en: 'The link works once, until {until}. Then your answers are erased. Give it to nobody: whoever has it sees what you filled in.',
  },
  signSubject: {
    nl: 'Wilt u dit ondertekenen? {title} {reference}',
    de: 'Möchten Sie dies unterschreiben? {title} {reference}',
    fr: 'Voulez-vous signer ceci ? {title} {reference}',
    en: 'Will you sign this? {title} {reference}',
  },
  signText: {
    nl: 'Beste {name}, u wordt genoemd in een formulier dat iemand ons stuurde: {title}, kenmerk {reference}. Wij vragen u om te tekenen, of te laten weten dat u dat niet doet.',
    de: 'Guten Tag {name}, Sie werden in einem Formular genannt, das uns jemand gesendet hat: {title}, Kennzeichen {reference}. Bitte unterschreiben Sie, oder teilen Sie uns mit, dass Sie es nicht tun.',
    fr: 'Bonjour {name}, vous êtes nommé dans un formulaire que quelqu’un nous a envoyé : {title}, référence {reference}. Nous vous demandons de signer, ou de dire que vous ne le faites pas.',
    en: 'Dear {name}, you are named in a form that somebody sent us: {title}, reference {reference}. We ask you to sign it, or to say that you do not.',
  },
  signAgain: {
    nl: 'Beste {name}, een week geleden vroegen wij u om te tekenen: {title}, kenmerk {reference}. Wij hoorden nog niets. Dit is de enige herinnering.',
    de: 'Guten Tag {name}, vor einer Woche baten wir Sie um Ihre Unterschrift: {title}, Kennzeichen {reference}. Wir haben noch nichts gehört. Dies ist die einzige Erinnerung.',
    fr: 'Bonjour {name}, il y a une semaine, nous vous avons demandé de signer : {title}, référence {reference}. Nous n’avons rien reçu. C’est le seul rappel.',
    en: 'Dear {name}, a week ago we asked you to sign: {title}, reference {reference}. We heard nothing yet. This is the only reminder.',
  },
  signLink: { nl: 'Bekijk en teken', de: 'Ansehen und unterschreiben', fr: 'Voir et signer', en: 'Look and sign' },
  signUntil: {
    nl: 'De link is van u alleen en werkt tot en met {until}.',
    de: 'Der Link ist nur für Sie und funktioniert bis {until}.',
    fr: 'Ce lien n’est que pour vous et fonctionne jusqu’au {until}.',
    en: 'The link is yours alone and works until {until}.',
  },
} as const satisfies Readonly<Record<string, Words>>;

type MailText = keyof typeof mailTexts;

/** A text of mails with its values, in a language that we have, else in English. */
export function mailText(key: MailText, language: string, values: Readonly<Record<string, string>> = {}): string {
  const words: Words = mailTexts[key];
  return (words[language] ?? mailTexts[key].en).replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
