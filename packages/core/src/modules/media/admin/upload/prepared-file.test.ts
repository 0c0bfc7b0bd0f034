import { expect } from 'chai';
import { chosenFile, hasName, isRenamed, prepared } from './prepared-file.ts';

const entryOf = (name: string) => prepared(new File(['1234'], name, { type: 'text/plain', lastModified: 7 }), 'a');

describe('a file that is about to be uploaded', () => {
  it('goes as it is where it may be called as it is', () => {
    const entry = entryOf('notulen.txt');
    expect(isRenamed(entry)).to.equal(false);
    expect(chosenFile(entry)).to.equal(entry.file);
  });

  it('goes under the name that is proposed, or that somebody wrote, where it may not', async () => {
    const entry = entryOf('Overleg 10:30?.txt');
    expect(isRenamed(entry)).to.equal(true);
    expect(chosenFile(entry)).to.include({ name: 'Overleg 10 30.txt', type: 'text/plain', lastModified: 7 });
    expect(await chosenFile(entry).text()).to.equal('1234');
    expect(chosenFile({ ...entry, name: ' Overleg.txt ' }).name).to.equal('Overleg.txt');
  });

  it('waits for a name that it may have', () => {
    const entry = entryOf('a:b.txt');
    expect([entry.name, 'a/b.txt', ' ', 'nul.txt'].map((name) => hasName({ ...entry, name }))).to.deep.equal([
      true,
      false,
      false,
      false,
    ]);
  });
});
