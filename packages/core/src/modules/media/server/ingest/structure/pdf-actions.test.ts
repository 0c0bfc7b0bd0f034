import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { hasPdfActions } from './pdf-actions.ts';

const pdf = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts.map((part) => Buffer.from(part)), Buffer.from('\n%%EOF\n')]);

const action = '<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>';
const objects = (content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`5 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${content.length}>>stream\r\n`),
    content,
    Buffer.from('\r\nendstream endobj\n'),
  ]);

describe('whether a PDF has something run', () => {
  const dir = mkdtempSync(join(tmpdir(), 'pdf-actions-'));
  after(() => rmSync(dir, { recursive: true }));
  const look = (bytes: Buffer): Promise<boolean> => {
    const path = join(dir, 'a.pdf');
    writeFileSync(path, bytes);
    return hasPdfActions(path);
  };

  const acting: Readonly<Record<string, Buffer>> = {
    'a script': pdf(`1 0 obj${action}endobj`),
    'a script by another spelling': pdf('1 0 obj<</S/J#61vaScrip#74/J#53(x)>>endobj'),
    'a program': pdf('1 0 obj<</S /Launch /F (calc.exe)>>endobj'),
    'a script in a list of objects': pdf(objects(deflateSync(Buffer.from(`1 0 ${action}`)))),
  };
  for (const [what, bytes] of Object.entries(acting))
    it(`is known of ${what}`, async () => {
      expect(await look(bytes)).to.equal(true);
    });

  const honest: Readonly<Record<string, Buffer>> = {
    'a page about scripts': pdf('1 0 obj<</Length 40>>stream\nBT (Use /JavaScript or /Launch <script>) Tj ET\nendstream endobj'),
    'a title with such words': pdf('1 0 obj<</Title(Van /JavaScript tot /Launch \\(<html>\\))/Author<2f4a53>>>endobj'),
    'a picture with such bytes': pdf('1 0 obj<</Subtype/Image>>stream\n\x00/JS \xff/javascript ((( <?php\nendstream endobj'),
    'a description in XML': pdf('1 0 obj<</Type/Metadata>>stream\n<?xpacket?><html>/Launch</html>\nendstream endobj'),
    'words in a list of objects': pdf(objects(deflateSync(Buffer.from('1 0 <</Title(/JavaScript)>>')))),
    'a list of objects that is sealed': pdf(objects(Buffer.from('a0b1c2d3', 'hex'))),
    'names that only begin so': pdf('1 0 obj<</JSON 1/Launcher/JavaScripts>>endobj'),
  };
  for (const [what, bytes] of Object.entries(honest))
    it(`is held against no PDF for ${what}`, async () => {
      expect(await look(bytes)).to.equal(false);
    });
});
