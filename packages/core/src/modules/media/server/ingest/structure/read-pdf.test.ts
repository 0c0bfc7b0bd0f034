import { expect } from 'chai';
import { readPdf } from './read-pdf.ts';

/** What is heard of a PDF, read in pieces of so many bytes. */
function heard(text: string, size: number): { names: string[]; objects: string[] } {
  const names: string[] = [];
  const objects: string[] = [];
  const reader = readPdf({ name: (name) => names.push(name), objects: (bytes) => objects.push(bytes.toString('latin1')) });
  const bytes = Buffer.from(text, 'latin1');
  for (let at = 0; at < bytes.length; at += size) reader.write(bytes.subarray(at, at + size));
  reader.end();
  return { names, objects };
}

const file = `%PDF-1.7 /Comment
1 0 obj<</Type/Page /S/J#61vaScript(a text (/Inner \\) /Still) /Text)/Hex<2F4A53>/Last 3>>endobj
2 0 obj<</Length 9>>stream
/Launch (
endstream endobj
3 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream
packed endstrea endstream
endobj %%EOF/End`;

describe('a PDF that is read for its names', () => {
  it('has those of its structure, and none of texts, comments and streams, in whatever pieces it comes', () => {
    for (const size of [1, 2, 7, 64, 10_000])
      expect(heard(file, size), `in pieces of ${size}`).to.deep.equal({
        names: ['Type', 'Page', 'S', 'JavaScript', 'Hex', 'Last', 'Length', 'Type', 'ObjStm', 'Filter', 'FlateDecode'],
        objects: ['packed endstrea '],
      });
  });

  it('may end anywhere', () => {
    for (let length = 0; length < file.length; length += 1) expect(() => heard(file.slice(0, length), 64)).not.to.throw();
    expect(heard('/S/Launch', 64).names).to.deep.equal(['S', 'Launch']);
  });
});
