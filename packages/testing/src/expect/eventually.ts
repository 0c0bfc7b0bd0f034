import { AssertionError, expect } from 'chai';
import { readUntil } from './until.ts';

/** What chai says about a value, to be awaited: every word of a chain leads to a further one, and each may be the last. */
export type Eventual<T> = Promise<void> & EventualCall<T> & { readonly [Word in keyof T]: Eventual<T[Word]> };

/** A word that is given something, in one of two ways or in one. */
type EventualCall<T> = T extends { (...args: infer One): unknown; (...args: infer Other): unknown }
  ? (...args: One | Other) => Eventual<Chai.Assertion>
  : T extends (...args: infer Args) => unknown
    ? (...args: Args) => Eventual<Chai.Assertion>
    : unknown;

type Read<Value> = () => Promise<Value> | Value;

/** A word of a chain, or the call of the word before it. */
type Step = { readonly word: string } | { readonly given: readonly unknown[] };

/** What a comparison is made of. */
interface Comparison {
  readonly read: Read<unknown>;
  readonly message: string | undefined;
  /** Milliseconds; that of `until` where it is left out. */
  readonly patience: number | undefined;
  /** Where the test stands that compares. */
  readonly place: Error;
}

/**
 * Compares what is read, as `expect` does, but waits for it to hold:
 *
 *     await eventually(() => locator.innerText(), 'the state').to.equal('Saved');
 *
 * `read` is called again and again, with the pauses and the patience of `until` (45 s), until everything that the chain
 * says holds of one and the same reading. A read that throws counts as one that does not hold yet. What is given to the
 * chain is not read again: `.to.equal(await count())` compares with the count of before.
 *
 * A negation (`.not`) and a count of nothing hold at once where they hold at the first look: they do not wait for
 * something to appear, so wait for what comes with it first.
 *
 * @throws the last failure of the chain, or the last of `read`; its stack names the line of the test.
 */
export function eventually<Value>(read: Read<Value>, message?: string): Eventual<Chai.Assertion> {
  return compareLater({ read, message, patience: undefined, place: placeAbove(eventually) }, []);
}

/** `eventually` with a patience of its own, for its tests. */
export function eventuallyWithin<Value>(patience: number, read: Read<Value>, message?: string): Eventual<Chai.Assertion> {
  return compareLater({ read, message, patience, place: placeAbove(eventuallyWithin) }, []);
}

/** The stack of whoever called this function. */
function placeAbove(called: (...args: never[]) => unknown): Error {
  const place = new Error('The place of a comparison.');
  Error.captureStackTrace(place, called);
  return place;
}

/** The chain so far: a further word or call makes a longer one, and whoever awaits it compares. */
function compareLater(comparison: Comparison, steps: readonly Step[]): Eventual<Chai.Assertion> {
  let outcome: Promise<void> | undefined;
  const settle = (): Promise<void> => (outcome ??= compare(comparison, steps));
  const awaited = new Map<string | symbol, unknown>([
    ['then', (...handlers: Parameters<Promise<void>['then']>) => settle().then(...handlers)],
    ['catch', (...handlers: Parameters<Promise<void>['catch']>) => settle().catch(...handlers)],
    ['finally', (...handlers: Parameters<Promise<void>['finally']>) => settle().finally(...handlers)],
  ]);
  // A function, because only one of those can be called.
  return new Proxy(() => undefined, {
    get: (_, word) =>
      awaited.get(word) ?? (typeof word === 'symbol' ? undefined : compareLater(comparison, [...steps, { word }])),
    apply: (_, __, given: readonly unknown[]) => compareLater(comparison, [...steps, { given }]),
  }) as unknown as Eventual<Chai.Assertion>;
}

async function compare({ read, message, patience, place }: Comparison, steps: readonly Step[]): Promise<void> {
  const look = async (): Promise<{ readonly failure: unknown } | undefined> => {
    try {
      replay(expect(await read(), message), steps);
      return undefined;
    } catch (failure) {
      return { failure };
    }
  };
  const last = await readUntil(look, (failed) => failed === undefined, patience);
  if (last) throw placed(last.failure, place);
}

/** Says a chain anew, about another value. */
function replay(assertion: Chai.Assertion, steps: readonly Step[]): void {
  let [whole, said]: [unknown, unknown] = [undefined, assertion];
  for (const step of steps) {
    if ('given' in step) [whole, said] = [undefined, Reflect.apply(said as () => unknown, whole, step.given)];
    else [whole, said] = [said, Reflect.get(said as object, step.word)];
  }
}

/** The failure with the place of the test in its stack, which is long gone once it is found. */
function placed(failure: unknown, place: Error): unknown {
  if (!(failure instanceof Error)) return failure;
  const frames = place.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  // Where chai found it says nothing; where a read did says something.
  const found = failure instanceof AssertionError ? `${failure.name}: ${failure.message}` : (failure.stack ?? failure.message);
  failure.stack = [found, ...frames].join('\n');
  return failure;
}
