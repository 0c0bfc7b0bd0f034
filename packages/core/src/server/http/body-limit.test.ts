import { expect } from 'chai';
import { signedLink } from '../../contract/call.ts';
import { bodyLimit } from './body-limit.ts';

describe('the bytes of a body', () => {
  it('are few for what anybody may send, more for people with an account, and as many as a call says', () => {
    for (const access of ['public', signedLink('forms:receipt')]) expect(bodyLimit({ access })).to.equal(16_000);
    for (const access of ['signed-in', 'edit-page', ['a', 'b']] as const) expect(bodyLimit({ access })).to.equal(256_000);
    expect(bodyLimit({ access: 'public', maxBody: 5 })).to.equal(5);
  });
});
