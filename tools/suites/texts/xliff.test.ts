import { expect } from 'chai';
import { rewriteContent } from '../../../packages/core/src/modules/pages/server/content/rewrite-content.ts';
import { takeGroup } from '../../../packages/core/src/modules/page-texts/server/xliff/take-group.ts';
import { readXliff } from '../../../packages/core/src/modules/page-texts/server/xliff/read-xliff.ts';
import { writeXliff } from '../../../packages/core/src/modules/page-texts/server/xliff/write-xliff.ts';
import { contentParts } from '../../../packages/core/src/modules/page-texts/server/translate/content-parts.ts';
import { allContents, registries } from './all-contents.test-kit.ts';
import type { NamedContent } from './all-contents.test-kit.ts';

const app = registries as unknown as Parameters<typeof rewriteContent>[0];

/** What becomes of a translation that goes out and comes back with texts made by a function. */
function roundTrip({ type, content }: NamedContent, translate: (text: string) => string) {
  const parts = contentParts(app, type, content);
  const targets = new Map(parts.flatMap(({ segments }) => segments.map(({ path, text }) => [path, translate(text)] as const)));
  const labelled = parts.map((part) => ({ ...part, label: part.name }));
  const page = { id: 'p', title: content.title, path: '/', parts: labelled, targets };
  const [file] = readXliff(writeXliff({ source: 'nl-NL', target: 'de-DE', pages: [page] })).files;
  const byName = new Map(parts.map((part) => [part.name, part]));
  let target = content;
  for (const group of file?.groups ?? []) {
    const pair = { type, source: content, target, siblings: new Map<string, string>() };
    const taken = takeGroup(app, { pair, sourceParts: byName, targetParts: byName }, group);
    if ('reason' in taken) return taken;
    target = taken.target;
  }
  return { target, texts: targets.size };
}

describe('XLIFF of every fixture and every page of the demo', () => {
  it('changes nothing, out and in', () => {
    let count = 0;
    for (const named of allContents()) {
      const before = JSON.stringify(named.content);
      const result = roundTrip(named, (text) => text);
      expect(result, named.name).to.have.property('target', named.content);
      expect(JSON.stringify(named.content), named.name).to.equal(before);
      count += 'texts' in result ? result.texts : 0;
    }
    expect(count).to.be.above(1000);
  });

  it('brings every other text in, and leaves all that is no text as it is', () => {
    for (const named of allContents()) {
      const there = roundTrip(named, (text) => `§${text}`);
      if (!('target' in there)) throw new Error(`${named.name}: ${there.reason}`);
      const back = rewriteContent(app, named.type, there.target, { text: ({ text }) => text.replace('§', '') });
      expect(JSON.stringify(back), named.name).to.equal(JSON.stringify(named.content));
    }
  });
});
