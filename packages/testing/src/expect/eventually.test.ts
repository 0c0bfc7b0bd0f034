import { AssertionError, expect } from 'chai';
import { eventually, eventuallyWithin } from './eventually.ts';

/** Answers with one after the other, and then with the last one for good. */
function answersOf<Value>(...answers: readonly Value[]): { read: () => Value; count: () => number } {
  let count = 0;
  return {
    read: () => {
      count += 1;
      return answers[Math.min(count, answers.length) - 1] as Value;
    },
    count: () => count,
  };
}

const failureOf = (comparison: PromiseLike<void>): Promise<unknown> =>
  Promise.resolve(comparison).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('eventually', () => {
  it('waits until the value is right, whether it is read at once or later', async () => {
    const state = answersOf('Saving …', 'Saving …', 'Saved');
    await eventually(state.read).to.equal('Saved');
    expect(state.count()).to.equal(3);
    const later = answersOf(0, 1);
    await eventually(() => Promise.resolve(later.read())).to.be.at.least(1);
    expect(later.count()).to.equal(2);
  });

  it('looks once where the value is right already', async () => {
    const state = answersOf('Saved', 'Gone');
    await eventually(state.read).to.equal('Saved');
    expect(state.count()).to.equal(1);
  });

  it('knows the words of chai: negation, depth, words that stand alone, and several in one chain', async () => {
    await eventually(answersOf('old', 'new').read).to.not.equal('old');
    await eventually(answersOf<readonly string[]>([], ['a'], ['a', 'b']).read).to.deep.equal(['a', 'b']);
    await eventually(answersOf<readonly string[]>(['a'], []).read).to.be.empty;
    await eventually(answersOf<readonly string[]>([], ['a', 'b']).read).to.have.length(2);
    await eventually(answersOf<readonly string[]>([], ['a', 'b']).read).to.have.length.of.at.least(2);
    await eventually(answersOf('a', 'a b', 'b').read)
      .to.include('b')
      .and.not.include('a');
    await eventually(answersOf<object>({}, { a: { b: 1 } }).read)
      .to.have.property('a')
      .that.deep.equals({ b: 1 });
    await eventually(answersOf<object>({}, { a: 1 }).read).to.have.property('a', 1);
    await eventually(answersOf(9, 3).read).to.be.within(1, 4);
  });

  it('wants everything that a chain says of one and the same reading', async () => {
    const state = answersOf('one', 'two', 'one two');
    await eventually(state.read).to.include('one').and.include('two');
    expect(state.count()).to.equal(3);
  });

  it('reads again where a read failed', async () => {
    let reads = 0;
    await eventually(() => {
      reads += 1;
      if (reads === 1) throw new Error('Not there yet.');
      return reads === 2 ? Promise.reject(new Error('Nor is it now.')) : 'there';
    }).to.equal('there');
    expect(reads).to.equal(3);
  });

  it('fails with the last failure once its patience ends, and names the line of the test', async () => {
    const state = answersOf('none', 'one', 'two');
    const error = await failureOf(eventuallyWithin(120, state.read, 'how many').to.equal('three'));
    expect(error).to.be.instanceOf(AssertionError);
    expect(error).to.include({ message: "how many: expected 'two' to equal 'three'", actual: 'two', expected: 'three' });
    expect((error as Error).stack?.split('\n')[1]).to.include('eventually.test.ts');
    expect(state.count()).to.be.at.least(3);
  });

  it('fails with the last failure of the read where that never answers', async () => {
    const fail = (): string => {
      throw new TypeError('It is gone.');
    };
    const error = await failureOf(eventuallyWithin(60, fail).to.equal('there'));
    expect(error).to.be.instanceOf(TypeError).with.property('message', 'It is gone.');
    expect((error as Error).stack).to.match(
      /TypeError: It is gone\.\n[^]*at fail [^]*at Context\.<anonymous> .*eventually\.test\.ts/,
    );
  });

  it('compares only once, however often it is awaited, and not before', async () => {
    const state = answersOf(1);
    const comparison = eventually(state.read).to.equal(1);
    expect(state.count()).to.equal(0);
    await Promise.all([comparison, comparison]);
    await comparison.finally(() => undefined);
    expect(state.count()).to.equal(1);
  });
});
