import { expect } from 'chai';
import { isLecternError } from '../../contract/errors.ts';
import { assertPlainJson } from './json-body.ts';

/** The code and the place of the refusal; undefined where there is none. */
function refusalOf(root: object): readonly (string | undefined)[] | undefined {
  try {
    assertPlainJson(root);
    return undefined;
  } catch (error) {
    if (!isLecternError(error)) throw error;
    return [error.errors[0]?.code, error.errors[0]?.property];
  }
}

const namesOf = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]));
const listOf = (count: number, item: unknown = 0): unknown[] => Array.from({ length: count }, () => item);

describe('a body of JSON', () => {
  it('has no more names and items in one place than any schema, and no more values in all', () => {
    expect(refusalOf({ a: namesOf(2000), b: listOf(12_000) })).to.equal(undefined);
    expect(refusalOf(namesOf(2001))).to.deep.equal(['G_08', undefined]);
    expect(refusalOf({ a: [namesOf(2001)] })).to.deep.equal(['G_08', 'a.0']);
    expect(refusalOf({ a: { b: listOf(12_001) } })).to.deep.equal(['G_08', 'a.b']);
    expect(refusalOf({ a: listOf(30, listOf(10_000)) })).to.deep.equal(['G_08', undefined]);
  });

  it('holds nothing that a database chokes on, and is told where it does', () => {
    expect(refusalOf({ a: ['fine', { b: 'a\0b' }] })).to.deep.equal(['V_12', 'a.1.b']);
    expect(refusalOf({ a: '\ud800' })).to.deep.equal(['V_12', 'a']);
    expect(refusalOf({ a: JSON.parse('{"__proto__":1}') as unknown })).to.deep.equal(['G_08', 'a']);
    expect(refusalOf({ a: { 'b\0': 1 } })).to.deep.equal(['G_08', 'a']);
    const deep = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}{}${'}'.repeat(depth)}`) as object;
    expect(refusalOf(deep(63))).to.equal(undefined);
    expect(refusalOf(deep(64))?.[0]).to.equal('G_08');
  });
});
