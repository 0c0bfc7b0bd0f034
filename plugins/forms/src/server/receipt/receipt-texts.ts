import type { Words } from '../../definition/definition.types.ts';

/** Words of the printed form, by language. */
const receiptTexts = {
  reference: { nl: 'Kenmerk', de: 'Kennzeichen', fr: 'Référence', en: 'Reference' },
  sentAt: { nl: 'Verzonden op', de: 'Gesendet am', fr: 'Envoyé le', en: 'Sent on' },
  question: { nl: 'Vraag', de: 'Frage', fr: 'Question', en: 'Question' },
  answer: { nl: 'Antwoord', de: 'Antwort', fr: 'Réponse', en: 'Answer' },
  empty: { nl: 'Niet ingevuld', de: 'Nicht ausgefüllt', fr: 'Non rempli', en: 'Not filled in' },
  consents: { nl: 'Instemming van anderen', de: 'Zustimmung anderer', fr: 'Accord d’autres personnes', en: 'Consent of others' },
  asked: { nl: 'Gevraagd op', de: 'Angefragt am', fr: 'Demandé le', en: 'Asked on' },
  signed: { nl: 'Ondertekend op', de: 'Unterschrieben am', fr: 'Signé le', en: 'Signed on' },
  declined: { nl: 'Niet ondertekend op', de: 'Abgelehnt am', fr: 'Refusé le', en: 'Declined on' },
} as const satisfies Readonly<Record<string, Words>>;

/** A word of the printed form in a language that we have, else in English. */
export function receiptText(key: keyof typeof receiptTexts, language: string): string {
  const words: Words = receiptTexts[key];
  return words[language] ?? receiptTexts[key].en;
}
