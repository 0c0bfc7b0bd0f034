import type { Group, Part } from '@lectern/forms';
import { address } from './address.ts';
import { isNo, isYes, yesNo } from './choices.ts';
import { nl } from './nl.ts';
import { relationNumber } from './numbers.ts';

/** Whether somebody is insured by us already. */
export const alreadyInsured = yesNo('alreadyInsured', 'Bent u al bij ons verzekerd?');

export const insuredNumber = relationNumber({
  when: isYes('alreadyInsured'),
  hint: nl('Staat op uw polis en op onze brieven'),
});

/** Where what is insured stands. */
export const riskAddress = (when: Group['when']): Group => ({
  name: 'risk',
  legend: nl('Risicoadres'),
  parts: address(),
  ...(when ? { when } : {}),
});

/** Where what is to be insured stands, unless it is where letters go. */
export const riskPlace: readonly Part[] = [
  yesNo('riskSame', 'Is het risicoadres gelijk aan het correspondentieadres?', {
    hint: nl('Het risicoadres is het adres van wat u wilt verzekeren'),
  }),
  riskAddress(isNo('riskSame')),
];
