import { expect } from 'chai';
import type { Text } from '#admin/messages/use-messages.ts';
import { descriptionAdvice, titleAdvice } from './seo-advice.ts';

const t: Text = (key, values) => [key, ...Object.values(values ?? {})].join(' ');

describe('advice on a search result', () => {
  it('counts a title alone and with the name of the site', () => {
    const suffix = ' | Sluitsteen';
    const of = (length: number) => titleAdvice(t, 'a'.repeat(length), suffix);
    expect([of(0), of(47), of(48), of(60), of(61)]).to.deep.equal([
      '',
      'seo.titleFits 47 60 60',
      'seo.titleSite 48 61 60',
      'seo.titleSite 60 73 60',
      'seo.titleLong 61 74 60',
    ]);
  });

  it('says of a description whether it is too short, fits, or is cut off', () => {
    const of = (length: number) => descriptionAdvice(t, 'a'.repeat(length)).split(' ', 2).join(' ');
    expect([of(0), of(49), of(50), of(160), of(161)]).to.deep.equal([
      '',
      'seo.textShort 49',
      'seo.textFits 50',
      'seo.textFits 160',
      'seo.textLong 161',
    ]);
  });
});
