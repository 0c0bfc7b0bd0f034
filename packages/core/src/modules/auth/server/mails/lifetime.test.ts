import { expect } from 'chai';
import { lifetime } from './lifetime.ts';

describe('a lifetime in words', () => {
  for (const [minutes, words] of [
    [60, '1 hour'],
    [90, '90 minutes'],
    [1440, '1 day'],
    [10_080, '7 days'],
    [1, '1 minute'],
    [0.2, '1 minute'],
  ] as const)
    it(`of ${minutes} minutes is ${words}`, () => expect(lifetime(minutes, 'en')).to.equal(words));
});
