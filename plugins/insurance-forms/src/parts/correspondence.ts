import type { Group } from '@lectern/forms';
import { address } from './address.ts';
import { nl } from './nl.ts';

/** Where letters go. */
export const correspondence: Group = {
  name: 'correspondence',
  legend: nl('Correspondentieadres'),
  parts: address({ isOwn: true, isForLetters: true }),
};

/** Where letters go to, where that is not home: all of it, or nothing. */
export const otherCorrespondence = ({ isOwn = false }: { readonly isOwn?: boolean } = {}): Group => ({
  name: 'correspondence',
  legend: nl('Afwijkend correspondentieadres'),
  intro: nl('Alleen invullen als wij de post naar een ander adres moeten sturen.'),
  parts: address({ isOwn, isForLetters: true, isOptional: true }),
  allOrNone: true,
});
