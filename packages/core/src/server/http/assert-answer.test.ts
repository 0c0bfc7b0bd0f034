import { expect } from 'chai';
import * as z from 'zod';
import { dataOf, nothing } from '../../contract/call.ts';
import { assertAnswer } from './assert-answer.ts';

const call = { method: 'GET', path: '/book/{id}' } as const;
const book = dataOf(z.strictObject({ title: z.string(), at: z.iso.datetime() }));

describe('an answer held against its schema', () => {
  it('passes as it travels', () => {
    assertAnswer(call, book, { data: { title: 'Dune', at: new Date(0).toISOString(), left: undefined } });
    assertAnswer(call, nothing, undefined);
  });

  it('fails with the call and the path of a field too many, too few, or of another type', () => {
    const wrong = () => assertAnswer(call, book, { data: { at: '2026-11-01T10:00:00.000Z', pages: 412 } });
    expect(wrong).to.throw('The answer of GET /book/{id} leaves its schema: data.title: ');
    expect(wrong).to.throw('data: Unrecognized key: "pages"');
    expect(() => assertAnswer(call, nothing, { count: 1 })).to.throw('the answer: Unrecognized key: "count"');
  });
});
