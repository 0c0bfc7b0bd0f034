import { expect } from 'chai';
import { visit } from '../../fixtures/forms.ts';
import { splitUnasked } from './unasked-items.ts';

const missing = (...paths: string[]) => paths.map((property) => ({ property, code: 'V_01' }));
const split = (errors: ReturnType<typeof missing>, ...names: string[]) => {
  const { asked, errors: left } = splitUnasked(visit, errors, names);
  return [asked, left.map(({ property }) => property)];
};

describe('items of repeated groups', () => {
  it('are asked for where the page had none of their controls, and told of where it had', () => {
    expect(split(missing('persons.0.eats', 'persons.1.surname', 'persons.1.eats'), 'name', 'persons.0.surname')).to.deep.equal([
      ['persons.1'],
      ['persons.0.eats'],
    ]);
    expect(split(missing('name', 'persons.0.surname'), 'name', 'persons.0.surname')).to.deep.equal([
      [],
      ['name', 'persons.0.surname'],
    ]);
  });

  it('are told of where no control of theirs is always sent: nobody could tell why nothing happens', () => {
    expect(split(missing('days.0.part'), 'name')).to.deep.equal([[], ['days.0.part']]);
  });
});
