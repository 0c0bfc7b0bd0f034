import { expect } from 'chai';
import { createAccessQuestion } from './access-question.ts';

const nothing = (): void => undefined;

describe('the question whether a page is accessible', () => {
  it('is answered once, by the page that was asked', async () => {
    const { ask, answer } = createAccessQuestion();
    const finding = { rule: 'link-name', help: 'Links must have discernible text', key: 'one', words: '' };
    const asked = ask(() => queueMicrotask(() => answer([finding])));
    expect(await asked).to.deep.equal([finding]);
    answer([]);
    expect(await ask(() => answer([]))).to.deep.equal([]);
  });

  it('ends without an answer where another is asked, the page goes, or it takes too long', async () => {
    const { ask, answer } = createAccessQuestion(1);
    const first = ask(nothing);
    const second = ask(() => answer([]));
    expect([await first, await second]).to.deep.equal([null, []]);
    expect(await ask(nothing), 'too long').to.equal(null);
  });
});
