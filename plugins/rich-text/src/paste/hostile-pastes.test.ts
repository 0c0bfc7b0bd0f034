import { safeHref } from '@lectern/core';
import type { LinkTarget } from '@lectern/core';
import { expect } from 'chai';
import { richTextLimits } from '../document/limits.ts';
import { richTextSchema } from '../document/rich-text-schema.ts';
import { seedCount } from '../document/seed-count.test-kit.ts';
import type { ImageNode } from '../document/rich-text.types.ts';
import { toHtml } from '../site/to-html.ts';
import { placeImages } from './find-images.ts';
import type { HostilePaste } from './hostile-html.test-kit.ts';
import { hostilePaste, longPastes, seededRandom } from './hostile-html.test-kit.ts';
import { parseFast, parseWithDom } from './parse-html.test-kit.ts';
import { isPastedImage } from './pasted.types.ts';
import { explainDropped } from '../admin/paste/describe-dropped.ts';
import { readClipboard } from './read-clipboard.ts';
import { documentOf, isOneDocument, splitBlocks } from './split-blocks.ts';

const site = {
  locale: 'nl-NL',
  link: (target: LinkTarget) => ('href' in target ? safeHref(target.href) : undefined),
};
const schema = richTextSchema({ level: 'draft' });
const image: ImageNode = { type: 'image', fileID: '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0e' };

async function check(clipboard: HostilePaste, parse: typeof parseFast): Promise<void> {
  const { blocks, images, dropped } = await readClipboard({ own: '', files: [], ...clipboard }, parse);
  const placed = placeImages(blocks, new Map(images.map((found) => [found.image, image])));
  expect(blocks.filter(isPastedImage).length).to.equal(images.length);
  const documents = isOneDocument(placed) ? [documentOf(placed)] : splitBlocks(placed);
  for (const document of documents) {
    const issues = schema.safeParse(document).error?.issues ?? [];
    if (issues.length > 0) expect({ clipboard, issues }).to.eql({ clipboard, issues: [] });
    const html = toHtml(document, { name: 'body', images: {}, site });
    // Only what this format writes: no element or attribute that came from outside.
    const elements = html.match(/<[^!][^>]*>/g) ?? [];
    for (const element of elements) {
      if (
        /^<(?:script|iframe|object|embed|svg|math|style|link|meta|base|form|input)|\son\w+=|\shref="(?!https?:|mailto:|tel:|\/(?!\/)|#)/i.test(
          element,
        )
      )
        expect({ clipboard, element }).to.eql({ clipboard, element: '' });
    }
  }
  explainDropped(dropped);
}

describe('hostile clipboards', function () {
  this.timeout(300_000);

  it('10,000 of them by seed: nothing throws, and what comes out can be stored and shown', async () => {
    const random = seededRandom(20_261_120);
    for (let count = 0; count < seedCount(10_000); count += 1) await check(hostilePaste(random), parseFast);
  });

  it('500 of them by seed through the DOM of a browser', async () => {
    const random = seededRandom(7);
    for (let count = 0; count < seedCount(500); count += 1) await check(hostilePaste(random), parseWithDom);
  });

  it('reads long runs of anything', async () => {
    for (const paste of longPastes) await check(paste, parseFast);
  });

  it('cuts what is longer than a document may be, and loses no word', async () => {
    const words = Array.from({ length: 12_000 }, (_, index) => `w${index}`);
    const cases = [
      `<p>${words.join(' ').repeat(4)}</p>`,
      `<ul>${words.map((word) => `<li>${word}</li>`).join('')}</ul>`,
      `<table>${words.map((word) => `<tr><td>${word}</td><td>b</td></tr>`).join('')}</table>`,
      words.map((word, index) => (index % 3000 === 0 ? `<h2>${word}</h2>` : `<p>${word}</p>`)).join(''),
    ];
    for (const html of cases) {
      const { blocks } = await readClipboard({ own: '', text: '', files: [], html }, parseFast);
      const placed = placeImages(blocks, new Map());
      expect(isOneDocument(placed)).to.equal(false);
      const documents = splitBlocks(placed);
      expect(documents.length).to.be.lessThan(20);
      const found = new Set(JSON.stringify(documents).match(/w\d+/g));
      expect(words.filter((word) => !found.has(word))).to.eql([]);
      for (const document of documents) {
        expect(JSON.stringify(document).length).to.be.at.most(richTextLimits.bytes);
        expect(schema.safeParse(document).success).to.equal(true);
      }
    }
  });
});
