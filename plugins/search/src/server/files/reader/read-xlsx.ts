import type { OfficePackage } from './open-package.ts';
import { readRelations } from './read-relations.ts';
import { readXml } from './read-xml.ts';
import type { TextSink } from './text-sink.ts';

const workbook = 'xl/workbook.xml';
const strings = 'xl/sharedStrings.xml';

interface Sheet {
  readonly name: string;
  readonly part: string;
}

/** The sheets that people see, in their order. */
function shownSheets(office: OfficePackage): Sheet[] {
  const parts = readRelations(office, workbook);
  const sheets: Sheet[] = [];
  readXml(office.read(workbook), {
    open(element, { name = '', state = 'visible', id = '' }) {
      const part = element === 'sheet' && state === 'visible' ? parts.get(id) : undefined;
      if (part !== undefined && office.has(part)) sheets.push({ name, part });
    },
  });
  return sheets;
}

/** The texts that cells of all sheets refer to by their place. How they are spoken is no part of them. */
function sharedStrings(office: OfficePackage): string[] {
  const texts: string[] = [];
  if (!office.has(strings)) return texts;
  let text = '';
  let isText = false;
  let inReading = false;
  readXml(office.read(strings), {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') inReading = true;
      else if (name === 't') isText = true;
    },
    close(name) {
      if (name === 'si') texts.push(text);
      else if (name === 'rPh') inReading = false;
      else if (name === 't') isText = false;
    },
    text(part) {
      if (isText && !inReading) text += part;
    },
  });
  return texts;
}

function readSheet(xml: string, texts: readonly string[], sink: TextSink): void {
  let type = '';
  let isValue = false;
  let value = '';
  readXml(xml, {
    open(name, { t = '' }) {
      if (name === 'c') {
        type = t;
        value = '';
      } else if (name === 'v' || name === 't') isValue = true;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'row') sink.add('\n');
      else if (name === 'c') {
        if (type === 's') sink.add(`${texts[Number(value)] ?? ''} `);
        else if (type === 'str' || type === 'inlineStr') sink.add(`${value} `);
      }
    },
    text(part) {
      if (isValue) value += part;
    },
  });
}

/** Reads the words of an Excel workbook, sheet by sheet: what cells show, not what they reckon with; no numbers. */
export function readXlsx(office: OfficePackage, sink: TextSink): void {
  const texts = sharedStrings(office);
  for (const { name, part } of shownSheets(office)) {
    sink.add(`${name}\n`);
    readSheet(office.read(part), texts, sink);
  }
}
