import { expect } from 'chai';
import * as z from 'zod';
import { nothing, signedLink } from '../../contract/call.ts';
import type { CallDeclaration } from '../../contract/call.ts';
import { impliedRefusals } from './implied-refusals.ts';

const call = { method: 'GET', path: '/book', access: 'public', summary: 'Books.', answer: nothing } as const;
const codes = (declared: Partial<CallDeclaration>): string[] => [...impliedRefusals({ ...call, ...declared })].toSorted();

describe('the refusals of a call that nobody declares', () => {
  it('are those of a query that it does not know or that cannot be read, and of too many calls', () => {
    expect(codes({})).to.deep.equal(['G_08', 'G_18', 'V_12']);
  });

  it('follow from its access', () => {
    expect(codes({ access: 'signed-in' })).to.include.members(['G_07', 'UM_01']);
    expect(codes({ access: ['edit-page', 'publish-page'] })).to.include.members(['G_07', 'UM_01']);
    expect(codes({ access: signedLink('books:read') })).to.deep.equal(['G_08', 'G_18', 'V_04', 'V_05', 'V_12']);
  });

  it('follow from its method and its body', () => {
    expect(codes({ method: 'POST' })).to.deep.equal(['G_02', 'G_05', 'G_06', 'G_07', 'G_08', 'G_18', 'V_12']);
    expect(codes({ method: 'POST', readsBody: true })).to.deep.equal(['G_02', 'G_07', 'G_08', 'G_18', 'V_12']);
    expect(codes({ method: 'POST', form: { files: { f: { maxSize: 9, tooLarge: 'ML_01' } } } })).to.include('ML_01');
  });

  it('follow from its schemas', () => {
    const query = z.strictObject({ term: z.string().max(3, 'V_14') });
    expect(codes({ query })).to.deep.equal(['G_08', 'G_18', 'V_01', 'V_12', 'V_14']);
  });
});
