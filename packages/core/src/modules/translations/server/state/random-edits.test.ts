import { expect } from 'chai';
import fc from 'fast-check';
import { changeBlock, deleteBlock, insertBlock, moveBlock } from '#modules/pages/edits/blocks.ts';
import { assertWhole, block, empty } from '#modules/pages/edits/edits.test-kit.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { allKeys } from '#modules/pages/edits/place.ts';
import type { StructureChange } from '../../translations.calls.ts';
import { movedBlocks, pairOf, withChanges } from './structure.ts';
import { confirmed, firstState, gone, noticed, untranslated, wordChanges } from './translated-block.ts';
import type { BlockWords, TranslatedBlocks } from './translated-block.ts';

const runs = process.env['TEST_THOROUGH'] ? 2000 : 200;

const wordsIn = (content: PageContent): BlockWords =>
  new Map(allKeys(content).map((key) => [key, JSON.stringify(content.blocks[key]?.props)]));

/** What happened to one block of the source in its translation, all of it, in order. */
type Happening =
  | { readonly kind: 'look'; readonly source: string; readonly text: string | undefined }
  | { readonly kind: 'said'; readonly of: string };

/** The words of the source of which those of the translation are: looked up in all that ever happened. */
function ofWords(history: readonly Happening[]): string | undefined {
  const texts: (string | undefined)[] = [];
  for (const one of history) texts.push(one.kind === 'look' ? (one.text ?? texts.at(-1)) : texts.at(-1));
  const text = texts.at(-1);
  const said = history.findLastIndex((one, index) => one.kind === 'said' && texts[index] === text);
  const found = history[said];
  if (found?.kind === 'said') return found.of;
  const first = texts.indexOf(text);
  const before = history.slice(0, first).findLast((one) => one.kind === 'look');
  return before?.kind === 'look' ? before.source : undefined;
}

/** A translation that is edited, as the code knows it and as a slow and obvious account of it does. */
class Walk {
  source: PageContent;
  target: PageContent;
  blocks: TranslatedBlocks;
  readonly history = new Map<string, Happening[]>();
  readonly keys = new Map<string, string | null>();

  constructor(source: PageContent) {
    this.source = source;
    this.target = source;
    this.blocks = firstState(wordsIn(source), wordsIn(source));
    for (const key of allKeys(source)) this.begin(key, key, wordsIn(source).get(key) ?? gone);
  }

  begin(key: string, ownKey: string | null, of: string): void {
    this.keys.set(key, ownKey);
    this.history.set(key, [this.happened(key), { kind: 'said', of }]);
  }

  happened(key: string): Happening {
    const source = wordsIn(this.source).get(key) ?? gone;
    return { kind: 'look', source, text: wordsIn(this.target).get(this.keys.get(key) ?? '') };
  }

  look(): void {
    this.blocks = noticed(this.blocks, wordsIn(this.source), wordsIn(this.target));
    for (const [key, all] of this.history) all.push(this.happened(key));
  }

  /** Keys of the source that are behind, each asked for by itself. */
  behind(): string[] {
    const [source, target] = [wordsIn(this.source), wordsIn(this.target)];
    return [...new Set([...source.keys(), ...this.keys.keys()])].filter((key) => {
      const isThere = source.has(key) || target.has(this.keys.get(key) ?? '');
      return isThere && ofWords(this.history.get(key) ?? []) !== (source.get(key) ?? gone);
    });
  }

  changes() {
    return wordChanges(this.blocks, { source: wordsIn(this.source), target: wordsIn(this.target) });
  }

  say(keys: readonly string[]): void {
    this.blocks = confirmed(this.blocks, { source: wordsIn(this.source), target: wordsIn(this.target) }, keys);
    for (const key of keys) {
      const of = wordsIn(this.source).get(key) ?? gone;
      if (this.history.has(key)) this.history.get(key)?.push({ kind: 'said', of });
      else this.begin(key, null, of);
    }
  }

  offered(): StructureChange[] {
    const words = this.changes().flatMap(({ kind, blockKey }) => (kind === 'changed' ? [] : [{ kind, blockKey }]));
    const moved = movedBlocks(pairOf(this.source, this.target, this.blocks));
    return [...words, ...moved.map((blockKey) => ({ kind: 'moved' as const, blockKey }))];
  }

  apply(changes: readonly StructureChange[]): void {
    const before = this.target;
    const pair = pairOf(this.source, before, this.blocks);
    const { target, keys } = withChanges(pair, changes);
    this.target = target;
    const went = new Set(changes.flatMap(({ kind, blockKey }) => (kind === 'went' ? [pair.keys.get(blockKey)] : [])));
    assertWhole(target);
    const text = ({ type, props, name }: PageContent['blocks'][string]) => ({ type, props, name });
    // What was translated stands under its own key in its own words, unless somebody took that very block out.
    for (const key of allKeys(before)) {
      const [was, is] = [before.blocks[key], target.blocks[key]];
      if (went.has(key)) expect(is, `${key} went`).to.equal(undefined);
      else expect(is && text(is), key).to.deep.equal(was && text(was));
    }
    for (const [key, ownKey] of keys) {
      if (pair.keys.get(key) === ownKey) continue;
      expect(Object.hasOwn(before.blocks, ownKey), `${ownKey} was free`).to.equal(false);
      expect(target.blocks[ownKey]?.props).to.deep.equal(this.source.blocks[key]?.props);
      const words = wordsIn(this.source).get(key) ?? gone;
      const inserted = { key: ownKey, of: untranslated, seen: words, text: words, former: [] };
      this.blocks = { ...this.blocks, [key]: inserted };
      this.begin(key, ownKey, untranslated);
    }
    const known = new Set([...allKeys(before), ...keys.values()]);
    expect(allKeys(target).filter((key) => !known.has(key))).to.deep.equal([]);
  }
}

const step = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'move', 'move', 'remove', 'write', 'write'),
  which: fc.nat(40),
  where: fc.nat(40),
  index: fc.nat(6),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Somebody does something to a page. Both sides give their blocks names of one small set, and say few things. */
function take(content: PageContent, { kind, which, where, index }: Step, side: string): PageContent {
  const keys = allKeys(content);
  const key = keys[which % Math.max(1, keys.length)];
  const parents = [null, null, ...keys];
  const parent = parents[where % parents.length] ?? null;
  const place = { parent, slot: parent === null ? '' : 'items', index };
  const words = { title: `${side}${index}` };
  const name = `k${which % 14}`;
  if (kind === 'insert')
    return Object.hasOwn(content.blocks, name) ? content : insertBlock(content, block(name, { props: words }), place);
  if (key === undefined) return content;
  if (kind === 'move') return moveBlock(content, key, place);
  if (kind === 'remove') return deleteBlock(content, key);
  return changeBlock(content, key, (old) => ({ ...old, props: words }));
}

const edited = (content: PageContent, edits: readonly Step[], side: string): PageContent =>
  edits.reduce((next, one) => take(next, one, side), content);

const first = fc.array(fc.record({ where: fc.nat(40), index: fc.nat(6) }), { minLength: 4, maxLength: 10 });

const event = fc.record({
  kind: fc.constantFrom('source', 'target', 'both', 'say', 'say-all', 'apply', 'apply-all', 'back'),
  steps: fc.array(step, { minLength: 1, maxLength: 5 }),
  others: fc.array(step, { minLength: 1, maxLength: 5 }),
  chosen: fc.array(fc.boolean(), { minLength: 6, maxLength: 12 }),
  back: fc.nat(5),
});
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

function happen(walked: Walk, { kind, steps, others, chosen, back }: Event, former: PageContent[]): void {
  const some = <Item>(items: readonly Item[]): Item[] => items.filter((_, index) => chosen[index] ?? false);
  former.push(walked.target);
  if (kind === 'source' || kind === 'both') walked.source = edited(walked.source, steps, 's');
  if (kind === 'target' || kind === 'both') walked.target = edited(walked.target, others, 't');
  if (kind === 'back') walked.target = former[former.length - 1 - (back % former.length)] ?? walked.target;
  walked.look();
  if (kind === 'say') walked.say(some(walked.changes().map(({ blockKey }) => blockKey)));
  if (kind === 'say-all') walked.say(walked.changes().map(({ blockKey }) => blockKey));
  if (kind === 'apply') walked.apply(some(walked.offered()));
  if (kind === 'apply-all') {
    // What moved into a block that came, or that stood in it, can follow once that one is there.
    for (const _round of [1, 2, 3]) {
      walked.apply(walked.offered());
      walked.look();
    }
    expect(walked.offered(), 'nothing is left').to.deep.equal([]);
  }
  walked.look();
}

describe('a translation and its source that are edited at random', function () {
  this.timeout(runs * 200);

  it(`lose no words and mix none up, and are behind by as much as is counted by hand (${runs} ways)`, () => {
    fc.assert(
      fc.property(first, fc.array(event, { minLength: 1, maxLength: 12 }), (places, events) => {
        const begun = places.map((place, which) => ({ kind: 'insert', which, ...place }) as const);
        const walked = new Walk(edited(empty, begun, 's'));
        const former: PageContent[] = [];
        for (const one of events) {
          happen(walked, one, former);
          const counted = walked.changes().map(({ blockKey }) => blockKey);
          expect(counted.toSorted()).to.deep.equal(walked.behind().toSorted());
        }
      }),
      { numRuns: runs },
    );
  });
});
