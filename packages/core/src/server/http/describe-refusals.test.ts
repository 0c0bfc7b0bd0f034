import { expect } from 'chai';
import * as z from 'zod';
import { nothing } from '../../contract/call.ts';
import { generalErrors } from '../../contract/errors.ts';
import { describeRefusals } from './describe-refusals.ts';

const call = {
  method: 'GET',
  path: '/book/{id}',
  access: 'public',
  summary: 'A book.',
  params: z.strictObject({ id: z.uuid('V_12') }),
  refuses: { lent: 'BO_01', notFound: 'G_04' },
  answer: nothing,
} as const;
const catalogue = { ...generalErrors, BO_01: { status: 409, text: 'This book is lent.' } };

const told = (refused: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(describeRefusals({ ...call, ...refused }, catalogue) as Record<string, { description: string }>).map(
      ([status, { description }]) => [status, description],
    ),
  );

describe('the description of refusals', () => {
  it('has an answer for each status, with the codes, their words and their sentences', () => {
    expect(told({})).to.deep.equal({
      400: 'V_12: is not valid.\nG_08: The request could not be read.',
      404: 'G_04 (notFound): This address does not exist.',
      409: 'BO_01 (lent): This book is lent.',
      429: 'G_18: This was asked for too often. Try again later.',
    });
  });

  it('tells a code once, and that fields of content have their own', () => {
    expect(told({ refuses: { invalid: 'V_12' }, judgesFields: true })[400]).to.equal(
      'V_12 (invalid): is not valid.\nG_08: The request could not be read.\nAnd what the fields of the content say of their values, at their paths.',
    );
  });
});
