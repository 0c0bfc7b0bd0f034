import { stemmer } from '@orama/stemmers/french';

/** Snowball's stem of a French word; without accents it leaves the e of `assurée`. */
export const stemFrench = (word: string): string => stemmer(word).replace(/(?<=^.{3,})e+$/, '');
