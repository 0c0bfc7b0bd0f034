import { expect } from 'chai';
import type { FileKind, FileProblem } from '../../../file-problems.ts';
import { cleanText } from '../clean-text.ts';
import { docx, docxOf, pdf, pdfOf, pdfStream, pptx, xlsx, zip } from '../sample-files.test-kit.ts';
import { readText } from './read-text.ts';
import { Refusal } from './refusal.ts';

/** What is read of a file, or the reason why nothing is. */
async function read(kind: FileKind, bytes: Uint8Array, text = 2_000_000, patience = 60_000): Promise<string> {
  try {
    return await readText(new Uint8Array(bytes), kind, { text, patience });
  } catch (error) {
    if (error instanceof Refusal) return `refused: ${error.problem}`;
    throw error;
  }
}

const paragraph = (inner: string): string => `<w:p>${inner}</w:p>`;
const run = (text: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;

/** A PDF that wants a password: everything in it is sealed by a handler with keys that nobody has. */
const sealed = pdfOf(
  ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'],
  `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`,
);

/** Says that it has as many pages as it has not. */
const boastful = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 100000 >>']);
/** Pages within pages within the first ones. */
const circular = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']);
const selfDrawing = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /XObject << /X 4 0 R >> >> /Contents 5 0 R >>',
  pdfStream('/X Do /X Do', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 4 0 R >> >>'),
  pdfStream('/X Do'),
]);

/** An archive whose directory says that a part of it is of another size than it is. */
function withSize(bytes: Buffer, part: string, size: number): Buffer {
  const name = Buffer.from(part);
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4))
    if (bytes.subarray(at + 46, at + 46 + name.length).equals(name)) bytes.writeUInt32LE(size, at + 24);
  return bytes;
}

const sized = (size: number): Buffer => withSize(docxOf(paragraph(run('a'.repeat(1_000_000)))), 'word/document.xml', size);

/** A document with another part, whose bytes are none. */
function withBrokenPart(): Buffer {
  const bytes = docxOf(paragraph(run('toren')), { 'word/media/film.bin': 'film'.repeat(5000) });
  const at = bytes.indexOf('word/media/film.bin') + 'word/media/film.bin'.length;
  return Buffer.from(bytes.fill(255, at, at + 20));
}

const many = (count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`media/${index}`, '']));

const entities = (declared: string, used: string): Buffer =>
  docxOf(paragraph(run(`toren ${used}`)), {}, `<!DOCTYPE w [${declared}]>`);

/** Files that can be read, with what is read of them. */
const whole: Readonly<Record<string, readonly [FileKind, Buffer, string]>> = {
  'the pages of a PDF, divided words put together': [
    'pdf',
    pdf('Voorwaarden van de ver-\nzekering', 'Kerk- en\ntorenklokken (2026)'),
    'Voorwaarden van de verzekering\nKerk- en\ntorenklokken (2026)',
  ],
  'a PDF that is cut off behind its pages': ['pdf', pdf('Halverwege').subarray(0, -15), 'Halverwege'],
  'a Word document, without what is hidden, deleted or remarked': [
    'docx',
    docxOf(
      paragraph(run('Polis') + run('blad')) +
        paragraph(run('onzichtbaar', '<w:vanish/>') + run('zichtbaar', '<w:vanish w:val="0"/>')) +
        paragraph('<w:del><w:r><w:delText>weg</w:delText></w:r></w:del><w:r><w:t>één</w:t><w:tab/><w:t>twee</w:t></w:r>'),
      {
        'word/footnotes.xml': `<w:footnotes xmlns:w="w"><w:footnote>${paragraph(run('Voetnoot'))}</w:footnote></w:footnotes>`,
        'word/comments.xml': `<w:comments xmlns:w="w"><w:comment>${paragraph(run('geheim'))}</w:comment></w:comments>`,
      },
    ),
    'Polisblad\nzichtbaar\néén twee\nVoetnoot',
  ],
  'what a workbook shows, no numbers, no hidden sheets': [
    'xlsx',
    xlsx({ name: 'Premies', cells: ['Kerk &amp; toren', 'Orgel'] }, { name: 'Intern', cells: ['marge'], isHidden: true }),
    'Premies\nKerk & toren\nOrgel',
  ],
  'what is asked for, and unpacks no other part of an archive': ['docx', withBrokenPart(), 'toren'],
  'slides in their order, no notes, no hidden ones': [
    'pptx',
    pptx({ text: 'Welkom', note: 'niet voorlezen' }, { text: 'oud', isHidden: true }, { text: 'Tot slot' }),
    'Welkom\nTot slot',
  ],
};

/** Files that mean harm, or are broken, and what is said of each. */
const bad: Readonly<Record<string, readonly [FileKind, Buffer, FileProblem]>> = {
  'a PDF with a password': ['pdf', sealed, 'encrypted'],
  'an Office file with a password': ['docx', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'encrypted'],
  'an archive that is called PDF': ['pdf', docx('toren'), 'kind'],
  'a PDF that is called a workbook': ['xlsx', pdf('toren'), 'kind'],
  'a Word document that is called a presentation': ['pptx', docx('toren'), 'kind'],
  'nothing at all': ['pdf', Buffer.alloc(0), 'kind'],
  'a PDF that is noise': ['pdf', Buffer.from(`%PDF-1.7\n${'x1 0 obj << '.repeat(20_000)}`), 'damaged'],
  'an archive that is cut off': ['docx', docx('toren').subarray(0, -30), 'damaged'],
  'XML that does not end': ['docx', docxOf('<w:p><w:r>'), 'damaged'],
  'a PDF that boasts of its pages': ['pdf', boastful, 'damaged'],
  'a PDF whose pages stand in themselves': ['pdf', circular, 'damaged'],
  'a PDF that draws itself': ['pdf', selfDrawing, 'no-text'],
  'an archive of something else': ['docx', zip({ 'x.txt': 'toren' }), 'kind'],
  'a scan': ['pdf', pdf(''), 'no-text'],
  'names that stand for other names': ['docx', entities('<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">', '&b;'), 'damaged'],
  'a name that stands for a file of the server': ['docx', entities('<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'), 'damaged'],
  'elements within elements': ['docx', docxOf('<w:p>'.repeat(200_000)), 'damaged'],
  'an archive with a part without end': ['docx', sized(60_000_000), 'too-large'],
  'an archive of very many parts': ['docx', docxOf(paragraph(run('toren')), many(10_001)), 'too-large'],
  'an archive that lies about a part': ['docx', sized(100), 'damaged'],
};

describe('the text of a file', () => {
  for (const [name, [kind, bytes, text]] of Object.entries(whole))
    it(`is ${name}`, async () => expect(cleanText(await read(kind, bytes))).to.equal(text));

  for (const [name, [kind, bytes, problem]] of Object.entries(bad))
    it(`is none: ${name}`, async () => expect(await read(kind, bytes)).to.equal(`refused: ${problem}`));

  it('is as much as is kept, and no more, and what was read until the time is over', async () => {
    const long = docx(...Array.from({ length: 2000 }, () => 'toren'));
    expect(await read('docx', long, 16)).to.equal('toren\ntoren\ntore');
    expect(await read('docx', long, 2_000_000, -1)).to.equal('toren');
  });

  it('is text that a database takes', async () => {
    expect(cleanText(await read('docx', docx('to\u00adren\u202e &#x2028; klok\u200b')))).to.equal('toren\nklok');
    expect(cleanText('a\0b\u0007c \ud800 d\r\n\r\n\te ')).to.equal('a b c \ufffd d\ne');
  });
});
