import type { Words } from '../../definition/definition.types.ts';

/** What visitors read of a form that was not taken, by code and language, beside what its fields say. */
const submitTexts = {
  FO_40: {
    nl: 'Dit formulier is al verzonden, met andere antwoorden. Het kenmerk daarvan is {reference}. Verzend het nog een keer om ook deze antwoorden te sturen.',
    de: 'Dieses Formular wurde bereits mit anderen Antworten gesendet. Das Kennzeichen ist {reference}. Senden Sie es noch einmal, um auch diese Antworten zu senden.',
    fr: 'Ce formulaire a déjà été envoyé avec d’autres réponses. La référence est {reference}. Envoyez-le encore une fois pour envoyer aussi ces réponses.',
    en: 'This form was sent already, with other answers. Their reference is {reference}. Send it once more to send these answers as well.',
  },
  FO_42: {
    nl: 'Een bestand is niet meer beschikbaar. Voeg het opnieuw toe.',
    de: 'Eine Datei ist nicht mehr verfügbar. Fügen Sie sie erneut hinzu.',
    fr: 'Un fichier n’est plus disponible. Ajoutez-le à nouveau.',
    en: 'A file is not available any more. Add it again.',
  },
  FO_46: {
    nl: 'In dit bestand is iets schadelijks gevonden. Stuur een ander bestand',
    de: 'In dieser Datei wurde etwas Schädliches gefunden. Senden Sie eine andere Datei',
    fr: 'Quelque chose de nuisible a été trouvé dans ce fichier. Envoyez un autre fichier',
    en: 'Something harmful was found in this file. Send another one',
  },
  FO_47: {
    nl: 'Bestanden kunnen nu niet worden gecontroleerd, en daarom is er niets verzonden. Probeer het over een paar minuten opnieuw. Uw bestanden moet u opnieuw toevoegen.',
    de: 'Dateien können gerade nicht geprüft werden, deshalb wurde nichts gesendet. Versuchen Sie es in einigen Minuten erneut. Ihre Dateien müssen Sie erneut hinzufügen.',
    fr: 'Les fichiers ne peuvent pas être contrôlés pour le moment, et rien n’a donc été envoyé. Réessayez dans quelques minutes. Vous devrez ajouter vos fichiers à nouveau.',
    en: 'Files cannot be checked at the moment, so nothing was sent. Try again in some minutes. Your files have to be added again.',
  },
  G_02: {
    nl: 'De pagina stond te lang open. Uw antwoorden staan er nog: verzend ze nog een keer.',
    de: 'Die Seite war zu lange geöffnet. Ihre Antworten sind noch da: Senden Sie sie noch einmal.',
    fr: 'La page est restée ouverte trop longtemps. Vos réponses sont encore là : envoyez-les encore une fois.',
    en: 'The page was open for too long. Your answers are still here: send them once more.',
  },
  G_09: {
    nl: 'Het formulier kan nu niet worden verzonden. Probeer het over een minuut opnieuw.',
    de: 'Das Formular kann gerade nicht gesendet werden. Versuchen Sie es in einer Minute erneut.',
    fr: 'Le formulaire ne peut pas être envoyé pour le moment. Réessayez dans une minute.',
    en: 'The form cannot be sent at the moment. Try again in a minute.',
  },
  G_18: {
    nl: 'Er is vanaf uw adres te vaak iets verzonden. Probeer het over een uur opnieuw.',
    de: 'Von Ihrer Adresse wurde zu oft gesendet. Versuchen Sie es in einer Stunde erneut.',
    fr: 'Trop d’envois depuis votre adresse. Réessayez dans une heure.',
    en: 'Too much was sent from your address. Try again in an hour.',
  },
  G_01: {
    nl: 'Er ging iets mis, en er is niets verzonden. Probeer het later opnieuw.',
    de: 'Es ist etwas schiefgegangen, und es wurde nichts gesendet. Versuchen Sie es später erneut.',
    fr: 'Une erreur s’est produite, et rien n’a été envoyé. Réessayez plus tard.',
    en: 'Something went wrong, and nothing was sent. Try again later.',
  },
} as const satisfies Readonly<Record<string, Words>>;

type SubmitCode = keyof typeof submitTexts;

const isKnown = (code: string): code is SubmitCode => Object.hasOwn(submitTexts, code);

/** The sentence of a code in a language that we have, else in English; of a code without one, that something went wrong. */
export function submitText(code: string, language: string, values: Readonly<Record<string, string>> = {}): string {
  const texts = submitTexts[isKnown(code) ? code : 'G_01'];
  const words: Words = texts;
  return (words[language] ?? texts.en).replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
