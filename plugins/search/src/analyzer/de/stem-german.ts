import { stemmer } from '@orama/stemmers/german';

/** How umlauts are written without their dots, where the two letters can be no others: not in `Quelle`, `Steuer`, `Bauer`. */
const spelled = /ae|oe|(?<![aeq])ue/g;

/** Snowball's stem of a German word, whichever way its umlauts are written: `gebaeude`, `gebaude`. */
export const stemGerman = (word: string): string => stemmer(word.replaceAll(spelled, (letters) => letters.charAt(0)));
