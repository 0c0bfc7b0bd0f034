import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { toMarkdown } from '../../document/to-markdown.ts';
import type { ImageNode } from '../../document/rich-text.types.ts';
import { richTextSchema } from '../../document/rich-text-schema.ts';
import { placeImages } from '../../paste/find-images.ts';
import { parseFast, parseWithDom } from '../../paste/parse-html.test-kit.ts';
import { describeDropped } from '../paste/describe-dropped.ts';
import { documentOf, splitBlocks } from '../../paste/split-blocks.ts';
import { describeWord } from './describe-word.ts';
import { readWordFile } from './read-word-file.ts';
import type { ReadWord } from './read-word-file.ts';
import { longWordFile, otherTypes, pixel, rawWordFile, wordParts, wordReport } from './word-file.test-kit.ts';
import { withEveryFileAt, withSecondDirectory, writeZip } from './write-zip.test-kit.ts';

const fileID = '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0e';

async function read(file: File): Promise<ReadWord> {
  const result = await readWordFile(file, parseWithDom);
  if (!result.ok) throw new Error(result.message);
  return result.word;
}

const placed = ({ blocks, images }: ReadWord) =>
  placeImages(
    blocks,
    new Map(images.map(({ image }) => [image, { type: 'image', fileID, altText: image.altText } satisfies ImageNode])),
  );
const markdown = (word: ReadWord) => toMarkdown(documentOf(placed(word)), { image: () => '/i' });

describe('reading a Word file', () => {
  it('gives its headings, lists, tables, links and images, and says what it left out', async () => {
    const word = await read(await wordReport());
    expect(word.title).to.equal('Jaarverslag 2025');
    expect(markdown(word)).to.equal(
      [
        '## Voorwoord',
        'Een **goed** en _lang_ jaar, onderstreept2~~weg~~\\[1]. Zie [de site](https://www.example.nl/verslag).',
        'Premie veertien',
        '- opstal\n  - dak',
        '1. melden\n   1. met foto',
        '## Cijfers',
        '| Object | Bedrag |  |\n| --- | --- | --- |\n| Kerk | 2024 | 1.200 |\n| 2025 | 1.310 |  |',
        '### Toelichting',
        '![De toren in de steigers](/i)',
        'Slot.',
        '1. Volgens het kerkarchief.',
      ].join('\n\n'),
    );
    const table = word.blocks.find((block) => block.type === 'table');
    expect(JSON.stringify(table)).to.contain('"header":true').and.to.contain('"colSpan":2').and.to.contain('"rowSpan":2');
    expect(word.images.map(({ file }) => file.type)).to.eql(['image/png']);
    expect(Buffer.from(await (word.images[0]?.file.arrayBuffer() ?? new ArrayBuffer(0)))).to.eql(pixel);
    expect(describeDropped(word.dropped)).to.equal(
      '1 formula, 1 comment, 1 deleted passage, 1 table of contents and 1 header or footer were left out.',
    );
    expect(word.dropped.text).to.eql(['Vertrouwelijk verslag']);
    expect(describeWord(word)).to.equal('It holds 3 headings, 3 paragraphs, 3 lists, 1 table and 1 image.');
    const documents = splitBlocks(placed(word));
    expect(documents).to.have.length(2);
    for (const document of documents)
      expect(richTextSchema({ level: 'publish' }).safeParse(document).error?.issues ?? []).to.eql([]);
  });

  it('reads what LibreOffice writes, and takes a first heading for the title', async () => {
    const style = (id: string, name: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
    const p = (text: string, id = '') =>
      `<w:p><w:pPr>${id ? `<w:pStyle w:val="${id}"/>` : ''}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
    const word = await read(
      rawWordFile({
        styles:
          style('Kop1', 'heading 1') + style('Kop2', 'heading 2') + style('Quotations', 'Quotations') + style('Inhopg1', 'toc 1'),
        body:
          p('Het orgel', 'Kop1') +
          p('Register  3', 'Inhopg1') +
          p('Inleiding.') +
          p('Register', 'Kop2') +
          p('Een citaat', 'Quotations'),
      }),
    );
    expect(word.title).to.equal('Het orgel');
    expect(markdown(word)).to.equal('Inleiding.\n\n## Register\n\n> Een citaat');
    expect(describeDropped(word.dropped)).to.equal('1 table of contents was left out.');
  });

  it('calls a page by its file where it has no heading', async () => {
    expect(
      (await read(rawWordFile({ body: '<w:p><w:r><w:t>tekst</w:t></w:r></w:p>' }, 'Mijn_mooie-brief.v2.docx'))).title,
    ).to.equal('Mijn mooie brief.v2');
  });

  it('reads a long file, each of its sections a block that can be stored', async () => {
    const result = await readWordFile(await longWordFile(40, 40), parseFast);
    if (!result.ok) throw new Error(result.message);
    const documents = splitBlocks(placed(result.word));
    expect(documents).to.have.length(40);
    for (const document of documents) expect(richTextSchema({ level: 'publish' }).safeParse(document).success).to.equal(true);
  }).timeout(60_000);
});

describe('a file that is no readable Word file', () => {
  const refused = async (file: File): Promise<string> => {
    const result = await readWordFile(file, parseWithDom);
    return result.ok ? 'It was read.' : result.message;
  };
  const file = (bytes: Uint8Array<ArrayBuffer> | string, name = 'x.docx') => new File([bytes], name);
  const body = '<w:p><w:r><w:t>x</w:t></w:r></w:p>';

  it('is refused with what to do about it', async () => {
    const encrypted = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('..EncryptedPackage..', 'utf16le')]);
    const good = writeZip(wordParts({ body }));
    const cases: readonly [file: File, message: RegExp][] = [
      [file(''), /empty/],
      [file('{\\rtf1 hallo}'), /not a Word file/],
      [file('%PDF-1.7'), /not a Word file/],
      [file(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])), /Word 2003/],
      [file(encrypted), /password/],
      [file(writeZip(wordParts({ body, more: [{ name: 'word/x.xml', content: 'x', isEncrypted: true }] }))), /password/],
      [file(good.slice(0, good.length - 40)), /damaged/],
      [file(writeZip([{ name: 'a.txt', content: 'x' }])), /not a Word file/],
      [
        file(
          writeZip(
            wordParts({ body, types: otherTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml') }),
          ),
        ),
        /Excel/,
      ],
      [
        file(
          writeZip(
            wordParts({
              body,
              types: otherTypes('application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'),
            }),
          ),
        ),
        /PowerPoint/,
      ],
      [
        file(
          writeZip([
            { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
            { name: 'content.xml', content: '<x/>' },
          ]),
        ),
        /OpenDocument/,
      ],
      [file(writeZip(wordParts({ body: '<w:p><w:r>' }))), /damaged/],
      [{ size: 100 * 1024 * 1024 } as File, /too large/],
    ];
    for (const [given, message] of cases) expect(await refused(given)).to.match(message);
  });

  it('is not unpacked when it is a bomb, whatever it says of its size', async () => {
    const bomb = { name: 'word/document2.xml', content: new Uint8Array(60_000_000), statedSize: 100 };
    const bytes = writeZip(wordParts({ body, more: [bomb] }));
    expect(bytes.length).to.be.lessThan(200_000);
    expect(await refused(file(bytes))).to.match(/unpacks to more/);
  }).timeout(30_000);

  it('is read as it was checked, where a second directory says something else', async () => {
    const harmless = writeZip(wordParts({ body }));
    const other = writeZip(wordParts({ body: body.replace('>x<', '>unchecked<') }));
    const word = await read(file(withSecondDirectory(harmless, other)));
    expect(word.blocks).to.eql([{ type: 'paragraph', children: [{ text: 'x' }] }]);
  });

  it('keeps nobody waiting for what nobody parses of it', async () => {
    const header = { name: 'word/header1.xml', content: '<w:t '.repeat(400_000) };
    const notes = { name: 'word/document2.xml', content: '<w:del >'.repeat(400_000) };
    const word = await read(file(writeZip(wordParts({ body, more: [header, notes] }))));
    expect(word.dropped).to.eql({});
  });

  it('holds each of its files once, and none in another', async () => {
    const twice = [{ name: 'word/x.xml', content: 'x' }];
    expect(await refused(file(writeZip(wordParts({ body, more: [...twice, ...twice] }))))).to.match(/damaged/);
    const part = { name: 'word/media/a.png', content: randomBytes(2000) };
    const bytes = writeZip(wordParts({ body, more: [part, { name: 'word/media/b.png', content: '' }] }));
    expect(await refused(file(bytes))).to.equal('It was read.');
    expect(await refused(file(withEveryFileAt(bytes, part.name)))).to.match(/damaged/);
  });

  it('holds nothing that runs or loads', async () => {
    const word = await read(
      rawWordFile({
        body: `<w:p><w:r><w:t>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</w:t></w:r></w:p><w:p><w:hyperlink r:id="rId1" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:r><w:t>klik</w:t></w:r></w:hyperlink></w:p>`,
        more: [
          {
            name: 'word/_rels/document.xml.rels',
            content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>`,
          },
        ],
      }),
    );
    const text = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    expect(word.blocks).to.eql([text, 'klik'].map((words) => ({ type: 'paragraph', children: [{ text: words }] })));
    expect(word.dropped.link).to.eql(['javascript:alert(1)']);
  });
});
