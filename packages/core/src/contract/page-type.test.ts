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
});
