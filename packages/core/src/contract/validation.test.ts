import { expect } from 'chai';
import * as z from 'zod';
import { validate } from './validation.ts';

const codes = (schema: z.ZodType, input: unknown, prefix?: string) =>
  (validate(schema, input, prefix).errors ?? []).map(({ property, code }) => [property, code]);

describe('validation', () => {
  it('gives the parsed value where all is well', () => {
    expect(validate(z.strictObject({ size: z.int().default(25) }), {})).to.deep.equal({ value: { size: 25 } });
  });

  it('tells what is missing from what is wrong', () => {
    const schema = z.strictObject({ title: z.string(), size: z.int(), on: z.boolean(), kind: z.enum(['a', 'b']) });
    expect(codes(schema, {})).to.have.deep.members([
      ['title', 'V_01'],
      ['size', 'V_01'],
      ['on', 'V_01'],
      ['kind', 'V_12'],
    ]);
    expect(codes(schema, { title: null, size: '1', on: 'true', kind: 'c' })).to.deep.equal([
      ['title', 'V_12'],
      ['size', 'V_12'],
      ['on', 'V_12'],
      ['kind', 'V_12'],
    ]);
  });

  it('has a code for each kind of failure', () => {
    const cases: readonly (readonly [z.ZodType, unknown, string])[] = [
      [z.email(), 'x', 'V_02'],
      [z.url(), 'x', 'V_13'],
      [z.uuid(), 'x', 'V_12'],
      [z.string().max(2), 'xxx', 'V_14'],
      [z.array(z.int()).max(1), [1, 2], 'V_14'],
      [z.string().min(1), '', 'V_16'],
      [z.number().max(3), 4, 'V_12'],
      [z.number().min(3), 2, 'V_12'],
      [z.string().regex(/^a$/), 'b', 'V_12'],
      [z.int(), 1.5, 'V_12'],
      [z.number(), Number.NaN, 'V_12'],
      [z.string().refine(() => false, 'AUTH_02'), 'x', 'AUTH_02'],
      [z.string().max(2, 'V_11'), 'xxx', 'V_11'],
      [z.union([z.literal('a'), z.literal('b')]), 'c', 'V_12'],
    ];
    for (const [schema, input, code] of cases)
      expect(codes(schema, input), JSON.stringify(input)).to.deep.equal([[undefined, code]]);
  });

  it('reports every failure at once, with its path', () => {
    const schema = z.strictObject({ items: z.array(z.strictObject({ title: z.string().max(3) })), count: z.int() });
    expect(
      codes(schema, { items: [{ title: 'long' }, { other: 1 }], count: 'x', extra: 1, constructor: 2 }, 'blocks.k3'),
    ).to.have.deep.members([
      ['blocks.k3.items.0.title', 'V_14'],
      ['blocks.k3.items.1.title', 'V_01'],
      ['blocks.k3.items.1.other', 'V_12'],
      ['blocks.k3.count', 'V_12'],
      ['blocks.k3.extra', 'V_12'],
      ['blocks.k3.constructor', 'V_12'],
    ]);
  });

  it('names the limit', () => {
    expect(validate(z.strictObject({ a: z.string().max(3), b: z.string().min(2) }), { a: 'long', b: '' }).errors).to.deep.equal([
      { property: 'a', code: 'V_14', params: { maximum: 3 } },
      { property: 'b', code: 'V_16', params: { minimum: 2 } },
    ]);
  });
});
