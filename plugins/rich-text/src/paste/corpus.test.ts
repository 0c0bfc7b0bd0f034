import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { richTextSchema } from '../document/rich-text-schema.ts';
import type { ImageNode } from '../document/rich-text.types.ts';
import { placeImages } from './find-images.ts';
import { parseWithDom } from './parse-html.test-kit.ts';
import { isPastedImage } from './pasted.types.ts';
import { readClipboard } from './read-clipboard.ts';
import { documentOf } from './split-blocks.ts';

const folder = new URL('corpus/', import.meta.url);
const read = (name: string): string => {
  const file = new URL(name, folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
const names = [
  ...new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => name.replace(/\.(?:html|plain)\.txt$/, '')),
  ),
];
const place = '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0e';

/** Each of the corpus: what a program puts on the clipboard as `.html.txt` and `.plain.txt`, what it becomes as `.json`. */
describe('clipboards of other programs', () => {
  it('are enough to judge by, and each has its result', () => {
    expect(names.length).to.be.at.least(50);
    const results = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(results.map((name) => name.replace('.json', ''))).to.have.members(names);
  });

  for (const name of names) {
    it(name, async () => {
      const clipboard = { own: '', html: read(`${name}.html.txt`), text: read(`${name}.plain.txt`), files: [] };
      const { source, blocks, dropped } = await readClipboard(clipboard, parseWithDom);
      expect({ source, dropped, blocks }).to.eql(JSON.parse(read(`${name}.json`)));
      const images = blocks.filter(isPastedImage);
      const placed = new Map(images.map((image): [typeof image, ImageNode] => [image, { type: 'image', fileID: place }]));
      const document = documentOf(placeImages(blocks, placed));
      expect(richTextSchema({ level: 'draft' }).safeParse(document).error?.issues ?? []).to.eql([]);
      // No trace of the program is left: no style, no class, no element.
      expect(JSON.stringify(document)).to.not.match(/mso|Mso|style=|class=|<o:p|javascript:|docs-internal/);
    });
  }
});
