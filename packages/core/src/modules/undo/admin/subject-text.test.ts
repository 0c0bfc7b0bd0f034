import { expect } from 'chai';
import { speak } from '#admin/messages/translations.ts';
import { startMessages } from '#admin/messages/use-messages.ts';
import { subjectText } from './subject-text.ts';

describe('what was changed, in words', () => {
  const words = { core: {}, plugins: { 'page-types': { 'Main navigation': 'Hoofdnavigatie', 'Top (left)': 'Boven (links)' } } };
  before(() => {
    startMessages();
    speak('nl', words);
  });
  after(() => speak('en'));

  it('is a menu by its name in the language of the person', () => {
    expect(subjectText('menu.save', 'Main navigation (nl-NL)')).to.equal('Hoofdnavigatie (nl-NL)');
    expect(subjectText('menu.restore', 'Top (left) (de-DE)')).to.equal('Boven (links) (de-DE)');
    expect(subjectText('menu.save', 'Nobody translated this (nl-NL)')).to.equal('Nobody translated this (nl-NL)');
  });

  it('is what people wrote where it is theirs', () => {
    expect(subjectText('page.move', 'Main navigation (nl-NL)')).to.equal('Main navigation (nl-NL)');
    expect(subjectText('redirect.import', 'Main navigation')).to.equal('Main navigation');
  });
});
