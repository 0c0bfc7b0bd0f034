import { expect } from 'chai';
import { headSize, kindOfFile, tailSize } from './file-kind.ts';
import { zipOf } from './zip.test-kit.ts';

const kindOf = (content: Buffer, name: string) =>
  kindOfFile({ head: content.subarray(0, headSize), tail: content.subarray(-tailSize) }, name);

const odtType = 'application/vnd.oasis.opendocument.text';

describe('the kind of a file', () => {
  const word = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
  const files: Readonly<Record<string, Buffer>> = {
    pdf: Buffer.from('%PDF-1.7\n'),
    jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'),
    docx: zipOf(word),
    odt: zipOf({ mimetype: odtType, 'content.xml': '<office/>' }),
    xlsx: zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }),
  };

  it('is what it holds', () => {
    for (const [kind, content] of Object.entries(files)) expect(kindOf(content, `Bijlage.${kind.toUpperCase()}`)).to.equal(kind);
    expect(kindOf(files['png'] ?? Buffer.alloc(0), 'foto.jpeg'), 'an image that says another kind of image').to.equal('png');
  });

  it('is none where its name lies, and of what is not taken', () => {
    for (const [kind, content] of Object.entries(files)) {
      expect(kindOf(content, `a.${kind}.exe`), kind).to.equal(undefined);
      expect(kindOf(content, 'a'), kind).to.equal(undefined);
    }
    expect(kindOf(files['pdf'] ?? Buffer.alloc(0), 'a.docx')).to.equal(undefined);
    for (const content of ['', 'MZ\x90', '<html>', '<svg xmlns=', 'GIF89a', 'PK\x03\x04 and nothing else'])
      expect(kindOf(Buffer.from(content, 'latin1'), 'a.pdf'), content).to.equal(undefined);
  });

  it('is none of what holds macros, whatever it is called', () => {
    expect(kindOf(zipOf({ ...word, 'word/vbaProject.bin': 'x' }), 'a.docx')).to.equal(undefined);
    expect(kindOf(zipOf({ ...word, 'word/vbaProject.bin': 'x' }), 'a.docm')).to.equal(undefined);
    expect(kindOf(zipOf({ mimetype: odtType, 'Basic/Standard/script-lb.xml': 'x' }), 'a.odt')).to.equal(undefined);
  });
});
