import { expect } from 'chai';
import { fields } from './fields/fields.ts';
import { definePageType } from './page-type.ts';

describe('a page type', () => {
  it('says what its own data say to search, and whether its pages are searched at all', () => {
    const article = definePageType({
      label: 'Article',
      fields: {
        day: fields.date({ label: 'Day' }),
        intro: fields.textarea({ label: 'Intro', search: 'B' }),
        code: fields.text({ label: 'Code', search: false }),
      },
    });
    expect(article.text({ day: '2026-11-22', intro: 'Nieuws', code: 'X' })).to.deep.equal([{ text: 'Nieuws', weight: 'B' }]);
    expect([article.searchable, definePageType({ label: 'Form' }).searchable]).to.deep.equal([true, true]);
    expect(definePageType({ label: 'Result', searchable: false }).searchable).to.equal(false);
  });

  it('says how often its pages are looked at again, in whole days', () => {
    expect(definePageType({ label: 'Terms', review: { everyDays: 180 } }).review).to.deep.equal({ everyDays: 180 });
    expect(definePageType({ label: 'News' }).review).to.equal(undefined);
    for (const everyDays of [0, -1, 1.5, NaN, 3651])
      expect(() => definePageType({ label: 'Terms', review: { everyDays } })).to.throw(/"Terms" is reviewed every .* 1 to 3650/);
  });
});
