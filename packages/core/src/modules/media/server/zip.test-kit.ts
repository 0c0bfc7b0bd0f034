import { crc32 } from 'node:zlib';

/** A ZIP archive of files that are stored as they are. */
export function zip(entries: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const [nameBytes, bytes] = [Buffer.from(name), Buffer.from(text)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, nameBytes, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), facts, rest, nameBytes]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

const contentTypes: Readonly<Record<string, string>> = {
  'word/document.xml': 'wordprocessingml.document',
  'xl/workbook.xml': 'spreadsheetml.sheet',
  'ppt/presentation.xml': 'presentationml.presentation',
};

/** An Office file, as small as it can be, by the name of its main part. */
export const docx = (main: string, more: Readonly<Record<string, string>> = {}): Buffer =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${contentTypes[main]}.main+xml"/></Types>`,
    [main]: '<x/>',
    ...more,
  });
