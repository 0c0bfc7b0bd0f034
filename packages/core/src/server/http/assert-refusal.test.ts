import { expect } from 'chai';
import { nothing } from '../../contract/call.ts';
import { assertRefusal } from './assert-refusal.ts';
import { impliedRefusals } from './implied-refusals.ts';

const call = {
  method: 'POST',
  path: '/book/{id}',
  access: 'signed-in',
  summary: 'Lends a book.',
  refuses: { lent: 'BO_01' },
  answer: nothing,
} as const;
const catalogue = { BO_01: { status: 409 }, BO_02: { status: 404 }, BO_03: { status: 503 } };
const refused =
  (declared: object, ...errors: readonly { readonly code: string; readonly property?: string }[]) =>
  () =>
    assertRefusal({ ...call, ...declared }, errors, { implied: impliedRefusals(call), catalogue });

describe('a refusal held against its call', () => {
  it('passes where it is declared, follows from the call, or is a failure', () => {
    refused({}, { code: 'BO_01' })();
    refused({}, { code: 'UM_01' }, { code: 'V_12', property: 'id' })();
    refused({}, { code: 'BO_03' })();
  });

  it('fails with the call and what was not declared', () => {
    expect(refused({}, { code: 'BO_01' }, { code: 'BO_02' }, { code: 'V_06', property: 'title' })).to.throw(
      'POST /book/{id} refuses what it does not declare: BO_02, V_06 at title',
    );
    expect(refused({ refuses: {} }, { code: 'BO_01' })).to.throw('BO_01');
  });

  it('leaves fields to those who declare them, where the call judges content', () => {
    refused({ judgesFields: true }, { code: 'BO_02', property: 'blocks.k1.title' })();
    expect(refused({ judgesFields: true }, { code: 'BO_02' })).to.throw('BO_02');
  });

  it('says nothing of a call that has not declared any', () => {
    refused({ refuses: undefined }, { code: 'BO_02' })();
  });
});
