import {
  AlignmentType,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  ImageRun,
  InsertedTextRun,
  LevelFormat,
  Math as Formula,
  MathRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableOfContents,
  TableRow,
  TextRun,
} from 'docx';
import { writeZip } from './write-zip.test-kit.ts';

/** A picture of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const asFile = (bytes: Uint8Array<ArrayBuffer>, name: string): File => new File([bytes], name, { type: wordType });

const change = { id: 1, author: 'Anna', date: '2026-10-02T11:20:00Z' };
const cell = (text: string, more: object = {}) => new TableCell({ children: [new Paragraph(text)], ...more });

/** A report with one of everything. */
export async function wordReport({ name = 'jaar_verslag-2025.docx', picture = pixel } = {}): Promise<File> {
  const document = new Document({
    comments: { children: [{ id: 0, author: 'Anna', date: new Date(0), children: [new Paragraph('Klopt dit?')] }] },
    footnotes: { 1: { children: [new Paragraph('Volgens het kerkarchief.')] } },
    numbering: {
      config: [
        {
          reference: 'stappen',
          levels: [
            { level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.START },
            { level: 1, format: LevelFormat.LOWER_LETTER, text: '%2)', alignment: AlignmentType.START },
          ],
        },
      ],
    },
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph('Vertrouwelijk verslag')] }) },
        children: [
          new Paragraph({ text: 'Jaarverslag 2025', heading: HeadingLevel.TITLE }),
          new TableOfContents('Inhoud', { hyperlink: true, headingStyleRange: '1-2' }),
          new Paragraph({ text: 'Voorwoord', heading: HeadingLevel.HEADING_1 }),
          new Paragraph({
            children: [
              new TextRun('Een '),
              new TextRun({ text: 'goed', bold: true }),
              new TextRun(' en '),
              new TextRun({ text: 'lang', italics: true }),
              new TextRun(' jaar, '),
              new TextRun({ text: 'onderstreept', underline: {} }),
              new TextRun({ text: '2', superScript: true }),
              new TextRun({ text: 'weg', strike: true }),
              new FootnoteReferenceRun(1),
              new TextRun('. Zie '),
              new ExternalHyperlink({ link: 'https://www.example.nl/verslag', children: [new TextRun('de site')] }),
              new CommentRangeStart(0),
              new TextRun('.'),
              new CommentRangeEnd(0),
              new TextRun({ children: [new CommentReference(0)] }),
            ],
          }),
          new Paragraph({
            children: [
              new TextRun('Premie '),
              new DeletedTextRun({ ...change, text: 'twaalf' }),
              new InsertedTextRun({ ...change, text: 'veertien' }),
            ],
          }),
          new Paragraph({ text: 'opstal', bullet: { level: 0 } }),
          new Paragraph({ text: 'dak', bullet: { level: 1 } }),
          new Paragraph({ text: 'melden', numbering: { reference: 'stappen', level: 0 } }),
          new Paragraph({ text: 'met foto', numbering: { reference: 'stappen', level: 1 } }),
          new Paragraph({ text: 'Cijfers', heading: HeadingLevel.HEADING_1 }),
          new Table({
            rows: [
              new TableRow({ tableHeader: true, children: [cell('Object'), cell('Bedrag', { columnSpan: 2 })] }),
              new TableRow({ children: [cell('Kerk', { rowSpan: 2 }), cell('2024'), cell('1.200')] }),
              new TableRow({ children: [cell('2025'), cell('1.310')] }),
            ],
          }),
          new Paragraph({ text: 'Toelichting', heading: HeadingLevel.HEADING_2 }),
          new Paragraph({
            children: [
              new ImageRun({
                type: 'png',
                data: picture,
                transformation: { width: 100, height: 80 },
                altText: { name: 'toren', title: 'toren', description: 'De toren in de steigers' },
              }),
            ],
          }),
          new Paragraph({ children: [new Formula({ children: [new MathRun('a=b')] })] }),
          new Paragraph('Slot.'),
        ],
      },
    ],
  });
  return asFile(new Uint8Array(await Packer.toBuffer(document)), name);
}

/** A long document: this many sections of this many paragraphs. */
export async function longWordFile(sections: number, paragraphs: number): Promise<File> {
  const sentence = 'De verzekering dekt schade aan het gebouw die plotseling en onvoorzien is ontstaan. '.repeat(5);
  const children = Array.from({ length: sections }, (_, section) => [
    new Paragraph({ text: `Hoofdstuk ${section + 1}`, heading: HeadingLevel.HEADING_1 }),
    ...Array.from({ length: paragraphs }, () => new Paragraph(sentence)),
  ]).flat();
  return asFile(new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] }))), 'lang.docx');
}

const typesXml = (main: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`;
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const relations = (...targets: readonly [type: string, target: string][]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`).join('')}</Relationships>`;
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

export interface RawWord {
  readonly body: string;
  readonly styles?: string;
  readonly types?: string;
  readonly more?: Parameters<typeof writeZip>[0];
}

/** The parts of a Word file as other programs write them; `more` beside them, or in the place of those of the same name. */
export const wordParts = ({ body, styles = '', types = typesXml(main), more = [] }: RawWord) => [
  ...[
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: relations(['officeDocument', 'word/document.xml']) },
    { name: 'word/_rels/document.xml.rels', content: relations(['styles', 'styles.xml']) },
    { name: 'word/styles.xml', content: `<?xml version="1.0"?><w:styles ${w}>${styles}</w:styles>` },
    { name: 'word/document.xml', content: `<?xml version="1.0"?><w:document ${w}><w:body>${body}</w:body></w:document>` },
  ].filter(({ name }) => more.every((part) => part.name !== name)),
  ...more,
];

export const rawWordFile = (raw: RawWord, name = 'libre.docx'): File => asFile(writeZip(wordParts(raw)), name);
export const otherTypes = (type: string): string => typesXml(type);
