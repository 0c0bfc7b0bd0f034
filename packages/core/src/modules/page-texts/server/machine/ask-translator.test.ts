import { expect } from 'chai';
import type { TranslationBatch } from '#server/kernel/machine-translator.ts';
import { askTranslator } from './ask-translator.ts';

const texts = (...all: readonly string[]) => all.map((text, index) => ({ path: `p.${index}`, text }));
const asking = { from: 'nl-NL', to: 'de-DE', terms: [] };

/** Why a translator that answers this is of no use. */
const refusal = async (translate: (batch: TranslationBatch) => unknown, batchTime = 1_000): Promise<string> => {
  const translator = { translate: translate as () => Promise<readonly string[]> };
  try {
    await askTranslator(translator, { ...asking, texts: texts('Dak', 'Muur'), batchTime });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('texts for a translator', () => {
  it('go in batches of bounded size, and come back by their paths', async () => {
    const batches: TranslationBatch[] = [];
    const translate = async (batch: TranslationBatch): Promise<string[]> => {
      batches.push(batch);
      return batch.segments.map((text) => text.toUpperCase());
    };
    const many = texts(...Array.from({ length: 120 }, (_, index) => `woord ${index}`), 'x'.repeat(6_000), 'y');
    const translated = await askTranslator({ translate }, { ...asking, texts: many });
    expect(batches.map(({ segments }) => segments.length)).to.deep.equal([50, 50, 20, 1, 1]);
    expect([translated.size, translated.get('p.119')]).to.deep.equal([122, 'WOORD 119']);
  });

  it('take along the terms that they hold, words that begin so too, and no others', async () => {
    let glossary: TranslationBatch['glossary'] = [];
    const translate = async (batch: TranslationBatch): Promise<readonly string[]> => {
      ({ glossary } = batch);
      return batch.segments;
    };
    const terms = ['polis', 'eigen risico', 'Lectern', 'R&D', 'oot'].map((source) => ({ source, target: null }));
    const said = texts('De <1>Po</1>lissen & het eigen risico', 'Hoofdstuk over r&amp;d, boot');
    await askTranslator({ translate }, { ...asking, texts: said, terms });
    expect(glossary.map(({ source }) => source)).to.deep.equal(['eigen risico', 'polis', 'R&D']);
  });

  it('are of no use where one is missing, is none, is far too long, or where nobody answers', async () => {
    expect(await refusal(async () => ['Dach'])).to.equal('it has 1 texts, and 2 were asked for');
    expect(await refusal(async () => '<!doctype html><title>502</title>')).to.equal('it is no list of texts');
    expect(await refusal(async () => undefined)).to.equal('it is no list of texts');
    expect(await refusal(async () => ['Dach', null])).to.equal('it holds something that is no text');
    expect(await refusal(async () => ['Dach', 'x'.repeat(5_000_000)])).to.equal('it holds a text that is far too long');
    expect(await refusal(() => new Promise(() => undefined), 5)).to.equal('it took too long');
    expect(
      await refusal(() => {
        throw new Error('no key');
      }),
    ).to.equal('no key');
  });
});
