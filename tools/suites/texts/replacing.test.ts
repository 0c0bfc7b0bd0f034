import { expect } from 'chai';
import fc from 'fast-check';
import { applyOperations } from '../../../packages/core/src/modules/pages/edits/apply-operations.ts';
import { differenceOf } from '../../../packages/core/src/modules/pages/edits/difference.ts';
import { rewriteContent } from '../../../packages/core/src/modules/pages/server/content/rewrite-content.ts';
import { comparableContent } from '../../../packages/core/src/modules/pages/server/edits/version-content.ts';
import type { IncomingContent } from '../../../packages/core/src/modules/pages/server/content/check-content.ts';
import { visitHits } from '../../../packages/core/src/modules/page-texts/server/find/find-in-content.ts';
import type { ContentHit } from '../../../packages/core/src/modules/page-texts/server/find/find-in-content.ts';
import { matcherOf } from '../../../packages/core/src/modules/page-texts/server/find/matcher.ts';
import { allContents, registries } from './all-contents.test-kit.ts';
import type { NamedContent } from './all-contents.test-kit.ts';

const app = registries as unknown as Parameters<typeof rewriteContent>[0];
const strict = { kind: 'text', wholeWords: true, matchCase: true, matchAccents: true } as const;

function textsOf({ type, content }: NamedContent): string[] {
  const texts = new Set<string>();
  const matcher = { ...matcherOf({ ...strict, text: '-' }), inText: (text: string) => (texts.add(text), []) };
  rewriteContent(
    app,
    type,
    content,
    visitHits(matcher, () => undefined),
  );
  return [...texts];
}

interface Replacement {
  readonly text: string;
  readonly by: string;
  readonly isChosen?: (hit: ContentHit) => boolean;
  readonly wholeWords?: boolean;
}

const replaced = (
  { type }: NamedContent,
  content: IncomingContent,
  { text, by, isChosen = () => true, wholeWords = true }: Replacement,
): IncomingContent =>
  rewriteContent(
    app,
    type,
    content,
    visitHits(matcherOf({ ...strict, wholeWords, text }), (hit) => (isChosen(hit) ? { text: by } : undefined)),
  );

describe('replacing in every fixture and every page of the demo', () => {
  it('puts another word in the place of each, and back, to the last byte', function () {
    this.timeout(60_000);
    const marker = 'zqxzqx';
    let count = 0;
    for (const named of allContents()) {
      const before = JSON.stringify(named.content);
      expect(before, named.name).not.to.include(marker);
      const words = new Set(textsOf(named).flatMap((text) => text.match(/[\p{L}\p{N}\p{M}_]+/gu) ?? []));
      let all = named.content;
      for (const [index, text] of [...words].entries()) {
        const there = replaced(named, named.content, { text, by: marker });
        if (there !== named.content) count += 1;
        expect(JSON.stringify(replaced(named, there, { text: marker, by: text })), `${named.name}: ${text}`).to.equal(before);
        all = replaced(named, all, { text, by: `${marker}${index}x` });
      }
      for (const [index, text] of [...words].entries()) all = replaced(named, all, { text: `${marker}${index}x`, by: text });
      expect(JSON.stringify(all), named.name).to.equal(before);
    }
    expect(count).to.be.above(2000);
  });

  it('is taken back by what is kept of it, whatever was replaced by whatever', function () {
    this.timeout(60_000);
    const all = allContents().map((named) => ({ named, texts: textsOf(named) }));
    const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    const by = fc.oneof(fc.constant(''), fc.string({ maxLength: 12 }), fc.constantFrom('<1>', '&amp;', '</2>', '<b>', 'é'));
    let count = 0;
    fc.assert(
      fc.property(
        fc.tuple(share, share, share),
        fc.integer({ min: 1, max: 12 }),
        by,
        fc.infiniteStream(fc.boolean()),
        ([which, line, from], length, words, choices) => {
          const { named, texts } = all[Math.floor(which * all.length)] ?? expect.fail('there are contents');
          const said = texts[Math.floor(line * texts.length)] ?? 'de';
          const text = said.slice(Math.floor(from * said.length), Math.floor(from * said.length) + length);
          if (text.trim() === '' || text.includes('\uFFFC')) return;
          const before = comparable(named, named.content);
          const after = comparable(
            named,
            replaced(named, named.content, { text, by: words, isChosen: () => choices.next().value, wholeWords: false }),
          );
          if (JSON.stringify(after) !== JSON.stringify(before)) count += 1;
          expect(applyOperations(after, differenceOf(after, before))).to.deep.equal(before);
        },
      ),
      { numRuns: 500, seed: Number(process.env['TEST_SEED'] ?? 20261125) },
    );
    expect(count).to.be.above(100);
  });
});

function comparable({ type }: NamedContent, content: IncomingContent) {
  return comparableContent(app as never, type, { ...content, typeVersion: 1 } as never);
}
