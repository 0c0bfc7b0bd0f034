import { strToU8, zipSync } from 'fflate';

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);

/** A PDF of objects, as they are numbered from 1 on; the first is its catalogue. `trailer`: what stands beside its size and root. */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** A stream of a PDF. */
export const pdfStream = (content: string, facts = ''): string =>
  `<< /Length ${content.length} ${facts} >>\nstream\n${content}\nendstream`;

/** A PDF with a page a text, in Latin-1. */
export function pdf(...pages: readonly string[]): Buffer {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  const pageAt = (index: number): number => 4 + index * 2;
  const kids = pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font,
    ...pages.flatMap((text, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageAt(index) + 1} 0 R >>`,
      pdfStream(
        `BT /F1 12 Tf 14 TL 50 780 Td ${text
          .split('\n')
          .map((line) => `(${escaped(line)}) Tj T*`)
          .join(' ')} ET`,
      ),
    ]),
  ]);
}

export const zip = (entries: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(entries).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
      ),
    ),
  );

const xml = (content: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;

const types = (main: string, kind: string): string =>
  xml(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
  );

const relations = (...targets: readonly string[]): string =>
  xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map((target, index) => `<Relationship Id="rId${index + 1}" Type="part" Target="${target}"/>`)
      .join('')}</Relationships>`,
  );

type Entries = Readonly<Record<string, string | Uint8Array>>;

/** A Word document with a body of XML, and other parts beside it. */
export const docxOf = (body: string, more: Entries = {}, declared = ''): Buffer =>
  zip({
    '[Content_Types].xml': types('word/document.xml', 'wordprocessingml.document'),
    'word/document.xml': `${declared}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ...more,
  });

export const docx = (...paragraphs: readonly string[]): Buffer =>
  docxOf(paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join(''));

/** A workbook of sheets, each with the texts of its cells and whether people see it. */
export function xlsx(
  ...sheets: readonly { readonly name: string; readonly cells: readonly string[]; readonly isHidden?: boolean }[]
): Buffer {
  const strings = sheets.flatMap(({ cells }) => cells);
  return zip({
    '[Content_Types].xml': types('xl/workbook.xml', 'spreadsheetml.sheet'),
    'xl/workbook.xml': xml(
      `<workbook xmlns:r="r"><sheets>${sheets
        .map(
          ({ name, isHidden }, index) =>
            `<sheet name="${name}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations(...sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`)),
    'xl/sharedStrings.xml': xml(`<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`),
    ...Object.fromEntries(
      sheets.map(({ cells }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        xml(
          `<worksheet><sheetData>${cells
            .map((text) => `<row><c t="s"><v>${strings.indexOf(text)}</v></c><c><v>42</v></c></row>`)
            .join('')}</sheetData></worksheet>`,
        ),
      ]),
    ),
  });
}

/** A presentation of slides, each with a line of text, and what is noted to it. */
export const pptx = (
  ...slides: readonly { readonly text: string; readonly note?: string; readonly isHidden?: boolean }[]
): Buffer =>
  zip({
    '[Content_Types].xml': types('ppt/presentation.xml', 'presentationml.presentation'),
    'ppt/presentation.xml': xml(
      `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    ),
    'ppt/_rels/presentation.xml.rels': relations(...slides.map((_, index) => `slides/slide${index + 1}.xml`)),
    ...Object.fromEntries(
      slides.flatMap(({ text, note = '', isHidden }, index) => [
        [
          `ppt/slides/slide${index + 1}.xml`,
          xml(`<p:sld xmlns:p="p" xmlns:a="a"${isHidden ? ' show="0"' : ''}><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`),
        ],
        [`ppt/notesSlides/notesSlide${index + 1}.xml`, xml(`<p:notes xmlns:p="p" xmlns:a="a"><a:t>${note}</a:t></p:notes>`)],
      ]),
    ),
  });
