import { expect } from 'chai';
import * as z from 'zod';
import { codesOfSchema } from './schema-codes.ts';

const codes = (schema: z.ZodType): string[] => [...codesOfSchema(schema)].toSorted();

describe('the codes of a schema', () => {
  it('are those with which it refuses what is missing, of another type, too long or malformed', () => {
    const cases: readonly (readonly [z.ZodType, readonly string[]])[] = [
      [z.string(), ['V_01', 'V_12']],
      [z.string().optional(), ['V_12']],
      [z.string().default('a'), ['V_12']],
      [z.string('V_13'), ['V_13']],
      [z.string().max(10), ['V_01', 'V_12', 'V_14']],
      [z.string().min(1, 'V_01'), ['V_01', 'V_12']],
      [z.string().min(1), ['V_01', 'V_12', 'V_16']],
      [z.email(), ['V_01', 'V_02', 'V_12']],
      [z.url(), ['V_01', 'V_12', 'V_13']],
      [z.uuid('V_12'), ['V_12']],
      [z.enum(['a', 'b']), ['V_12']],
      [z.int().min(1).max(3), ['V_01', 'V_12']],
      [z.array(z.string().max(3, 'V_11')).max(2), ['V_01', 'V_11', 'V_12', 'V_14']],
      [z.string().refine(Boolean, 'FO_04'), ['FO_04', 'V_01', 'V_12']],
      [z.string({ error: ({ input }) => (input === undefined ? 'V_16' : 'V_15') }), ['V_15', 'V_16']],
      [z.string('V_15').transform(Number).pipe(z.number('V_15').max(3, 'V_17')), ['V_15', 'V_17']],
      [z.record(z.string('V_15').max(5, 'V_14'), z.unknown(), 'V_15'), ['V_14', 'V_15']],
      [z.unknown(), []],
    ];
    for (const [schema, expected] of cases)
      expect(codes(z.strictObject({ field: schema }, 'V_15')), expected.join()).to.deep.equal(
        [...new Set([...expected, 'V_15'])].toSorted(),
      );
  });

  it('know rules of a whole object, and end where a schema holds itself', () => {
    expect(codes(z.strictObject({}).refine(Boolean, { error: 'PL_09', path: ['end'] }))).to.include('PL_09');
    const tree: z.ZodType = z.lazy(() => z.strictObject({ below: z.array(tree).max(3, 'V_14') }));
    expect(codes(tree)).to.deep.equal(['V_01', 'V_12', 'V_14']);
  });
});
