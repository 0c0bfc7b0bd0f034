import { expect } from 'chai';
import { isMarkdown } from './is-markdown.ts';

describe('whether a plain text is Markdown', () => {
  it('is told by a sign that nothing else has', () => {
    for (const text of ['## Kop\n\nTekst', 'Tekst\n\n# Kop', '```\ncode\n```', '[een](https://a.nl)', 'Dit is **vet**.'])
      expect(isMarkdown(text), text).to.equal(true);
  });

  it('is told by several signs that others share', () => {
    expect(isMarkdown('- een\n- twee')).to.equal(true);
    expect(isMarkdown('> een\n> twee')).to.equal(true);
    expect(isMarkdown('- een')).to.equal(false);
  });

  it('is not told by a single line that begins with the sign of a heading: that may be a number', () => {
    for (const text of ['# 12 is bezet', '# 12 is bezet\n', '## Kop', '#kop\nen meer'])
      expect(isMarkdown(text), text).to.equal(false);
  });
});
