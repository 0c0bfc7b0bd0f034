import { expect } from 'chai';
import { visit } from '../fixtures/forms.ts';
import { wordPlaces } from './word-places.ts';

describe('the texts of a form', () => {
  const places = wordPlaces(visit);

  it('are called by the nearest name around them, a link by where it leads', () => {
    const named = places.map(({ key, kind, where }) => [key, kind, where]);
    expect(named).to.deep.include.members([
      ['links./route.text', 'text', '/route'],
      ['links./privacy.text', 'text', '/privacy'],
      ['thanks.text', 'text', 'Bedankt'],
      ['steps.bezoek.parts.name.label', 'label', 'Naam'],
    ]);
  });

  it('stand with their step, those of the form itself with none', () => {
    const stepOf = (wanted: string) => places.find(({ key }) => key === wanted)?.step;
    expect(stepOf('steps.bezoek.parts.name.label')).to.equal('Uw bezoek');
    expect(stepOf('links./route.text')).to.equal('');
  });
});
