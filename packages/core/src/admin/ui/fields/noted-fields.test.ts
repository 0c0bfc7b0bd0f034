import { expect } from 'chai';
import { notedFields, noteField } from './noted-fields.ts';

describe('what says something of a field', () => {
  const notes = (): readonly string[] => notedFields.get().get('title') ?? [];

  it('is tied to it while it is there', () => {
    const [first, second] = [noteField('title', 'a'), noteField('title', 'b')];
    expect(notes()).to.deep.equal(['a', 'b']);
    first();
    expect(notes()).to.deep.equal(['b']);
    second();
    expect(notes()).to.deep.equal([]);
  });
});
