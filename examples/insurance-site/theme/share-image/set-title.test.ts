import { expect } from 'chai';
import { outlinesOf, setTitle } from './set-title.ts';
import { shareImage } from './share-image.ts';

const room = {
  width: 690,
  sizes: [
    { size: 84, lines: 2 },
    { size: 54, lines: 3 },
  ],
};

describe('the title of a share image', () => {
  it('is as large as its lines allow', () => {
    expect(setTitle('Orgel en klokken', room)).to.deep.equal({ size: 84, lines: ['Orgel en klokken'] });
    const long = 'Wie heeft de sleutel van de toren als de koster op reis is';
    const { size, lines } = setTitle(long, room);
    expect(size).to.equal(54);
    expect(lines.join(' ')).to.equal(long);
  });

  it('breaks a word that no line holds, and ends with dots where there is no room', () => {
    const { lines } = setTitle('Aansprakelijkheidsverzekering'.repeat(9), room);
    expect(lines).to.have.length(3);
    expect(lines.slice(0, 2).every((one) => one.endsWith('-'))).to.equal(true);
    expect(lines.at(-1)).to.match(/…$/);
  });

  it('leaves out what the face cannot write', () => {
    expect(setTitle('Kerk 🕍 te  koop', room).lines).to.deep.equal(['Kerk te koop']);
    expect(setTitle('Łódź', room).lines).to.deep.equal(['ódz']);
    for (const none of ['🕍'.repeat(127), 'مرحبا بالعالم', '', ' ']) expect(setTitle(none, room).lines).to.deep.equal([]);
  });

  it('is never text in the drawing, and never missing', () => {
    const page = { path: '/x', locale: 'nl-NL', siteName: 'Sluitsteen' };
    const hostile = shareImage({ ...page, title: '</svg><script>alert(1)</script>' });
    expect(hostile).not.to.contain('script').and.not.contain('alert');
    expect(shareImage({ ...page, title: '🕍' })).to.contain(outlinesOf('Sluitsteen'));
  });
});
