import { expect } from 'chai';
import { fields } from '../fields/fields.ts';

const list = fields.list({
  label: 'Questions',
  of: {
    question: fields.text({ label: 'Question' }),
    answer: fields.textarea({ label: 'Answer' }),
    isOpen: fields.boolean({ label: 'Open' }),
  },
});
type Items = Parameters<NonNullable<typeof list.merge>>[0];

const item = (question: string, answer: string, isOpen = false) => ({ question, answer, isOpen });
const [first, second, third] = [
  item('Wat kost glas', 'Veel geld'),
  item('Wie herstelt lood', 'De meester zelf'),
  item('Waar staat het', 'In de kerk'),
];
const base: Items = [first, second, third];

/** Both ways, which come to the same. */
function merged(mine: Items, theirs: Items): Items | undefined {
  const one = list.merge?.(base, mine, theirs);
  expect(list.merge?.(base, theirs, mine)).to.deep.equal(one);
  return one;
}

describe('two people in one list', () => {
  it('change different items, and different fields and words of one', () => {
    const mine = [item('Wat kost oud glas', 'Veel geld'), second, item('Waar staat het', 'In de kerk', true)];
    const theirs = [item('Wat kost glas', 'Veel geld nu'), item('Wie herstelt lood', 'De meester'), third];
    expect(merged(mine, theirs)).to.deep.equal([
      item('Wat kost oud glas', 'Veel geld nu'),
      item('Wie herstelt lood', 'De meester'),
      item('Waar staat het', 'In de kerk', true),
    ]);
  });

  it('add items, at one place too, and take others away', () => {
    const [own, other] = [item('Nieuw van mij', ''), item('Ander van hen', '')];
    expect(merged([own, ...base], [...base, other])).to.deep.equal([own, ...base, other]);
    expect(merged([...base, own], [...base, other])).to.have.deep.members([...base, own, other]);
    expect(merged([...base, own], [...base, own])).to.deep.equal([...base, own]);
    expect(merged([first, third], [first, second])).to.deep.equal([first]);
  });

  it('change an item beside which the other added one', () => {
    const changed = item('Wie herstelt lood', 'De meester zelf, of niemand');
    const own = item('Een heel andere vraag', 'Geen');
    expect(merged([first, changed, own, third], [first, item('Wie herstelt lood?', 'De meester zelf'), third])).to.deep.equal([
      first,
      item('Wie herstelt lood?', 'De meester zelf, of niemand'),
      own,
      third,
    ]);
  });

  it('conflict where there are so many changes that nobody could look through them', () => {
    const many = (name: string) => Array.from({ length: 1200 }, (_, index) => item(`${name} ${index}`, `${name} `.repeat(60)));
    expect(list.merge?.(many('een'), many('twee'), many('drie'))).to.equal(undefined);
  });

  it('conflict where one takes away what the other changed, and where both changed the same', () => {
    const changed = item('Wie herstelt lood', 'Niemand');
    expect(merged([first, third], [first, changed, third])).to.equal(undefined);
    expect(merged([first, changed, third], [first, item('Wie herstelt lood', 'Iedereen'), third])).to.equal(undefined);
  });
});
