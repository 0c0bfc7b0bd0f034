import { expect } from 'chai';
import { coreErrors } from '../core-modules.ts';
import { errorText, isLecternError, LecternError } from './errors.ts';
import { fail } from './refusing.ts';

/** The catalogue as the specification states it. */
const specified: Readonly<Record<string, string>> = {
  G_01: 'Something went wrong, please try again later.',
  V_01: 'The {property} field is required.',
  V_02: 'must contain a valid email address.',
  V_03: 'Your password and confirmation password do not match.',
  V_04: 'The token is not valid.',
  V_05: 'The token is not valid or is expired.',
  V_06: 'already exists.',
  V_07: 'This operation cannot be executed.',
  V_08: 'The passwords do not match.',
  V_09: 'must contain at least 1 uppercase character and 1 special character.',
  V_10: 'must be longer than 8 characters.',
  V_11: 'must be less than 255 characters.',
  V_12: 'is not valid.',
  V_13: 'is not a valid URL.',
  V_14: 'exceeds the character limit.',
  V_15: 'is not valid HTML.',
  V_16: 'must be at least 1 character long.',
  V_17: 'must contain a file.',
  V_18: 'already exists on this page.',
  AUTH_01: 'These credentials do not match our records.',
  AUTH_02: 'This current password does not match our records.',
  AUTH_03: 'Too many login attempts. Try again after 10 minutes.',
  UM_01: 'You are not authorized to do this action.',
  UM_02: 'Failed to get this user from the database.',
  UM_03: 'Failed to delete audit logs.',
  UM_04: 'Failed to delete profile info.',
  UM_05: 'image exceeds 2MB.',
  UM_06: 'format not supported, select JPEG or PNG.',
  UM_07: 'image invalid.',
  UM_08: 'image exceeds 1024x1024.',
  UM_09: 'Failed to create user.',
  UM_10: 'Failed to delete user.',
  PM_01: 'Failed to get the page from the database.',
  ML_01: 'uploaded file exceeds the size limit.',
  ML_02: 'cannot move or rename, already exists.',
  ML_03: 'already exists in this folder.',
};

describe('the error catalogue', () => {
  it('holds every code of the specification with its text', () => {
    for (const [code, text] of Object.entries(specified))
      expect((coreErrors as Readonly<Record<string, { text: string }>>)[code]?.text, code).to.equal(text);
  });

  it('adds codes of its own to the G series alone', () => {
    const own = Object.keys(coreErrors).filter((code) => !(code in specified));
    expect(own.filter((code) => !/^G_(0[2-9]|[1-9]\d)$/.test(code))).to.deep.equal([]);
  });

  it('gives every code a status of a failure', () => {
    for (const [code, { status }] of Object.entries(coreErrors)) expect(status, code).to.be.within(400, 599);
  });

  it('makes sentences with the label of the field', () => {
    expect(errorText(coreErrors, 'V_01', 'Title')).to.equal('The Title field is required.');
    expect(errorText(coreErrors, 'V_01')).to.equal('The field is required.');
    expect(errorText(coreErrors, 'V_06', 'Slug')).to.equal('Slug already exists.');
    expect(errorText(coreErrors, 'V_06')).to.equal('already exists.');
    expect(errorText(coreErrors, 'AUTH_01', 'E-mail')).to.equal('These credentials do not match our records.');
  });

  it('says so where nobody declared a code', () => {
    for (const code of ['X_99', 'constructor', '__proto__', 'toString'])
      expect(errorText(coreErrors, code)).to.equal(`Error (code: ${code})`);
  });
});

describe('refusals', () => {
  it('are known by what they are, not by their class', () => {
    let refusal: unknown;
    try {
      fail('invalid', 'slug', { maximum: 3 });
    } catch (error) {
      refusal = error;
    }
    expect(isLecternError(refusal)).to.equal(true);
    expect((refusal as LecternError).errors).to.deep.equal([{ code: 'V_12', property: 'slug', params: { maximum: 3 } }]);
    expect(isLecternError({ isLecternError: true })).to.equal(true);
    for (const other of [new Error('x'), undefined, null, 'V_12', { isLecternError: 'yes' }])
      expect(isLecternError(other)).to.equal(false);
    expect(new LecternError([{ code: 'A_01' }, { code: 'B_01', property: 'x' }]).message).to.equal('A_01, B_01 at x');
  });
});
