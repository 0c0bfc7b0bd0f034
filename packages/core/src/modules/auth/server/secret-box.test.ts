import { expect } from 'chai';
import { seal, unseal } from './secret-box.ts';

describe('sealed texts', () => {
  const sealed = seal(['new secret', 'old secret'], 'totp', 'a text');

  it('open with the secret that sealed them, also after a newer one came', () => {
    expect(unseal(['new secret'], 'totp', sealed)).to.equal('a text');
    expect(unseal(['newest secret', 'new secret'], 'totp', sealed)).to.equal('a text');
  });

  it('open with nothing else, for nothing else and not after a change', () => {
    expect(unseal(['old secret'], 'totp', sealed)).to.equal(undefined);
    expect(unseal(['new secret'], 'oidc-flow', sealed)).to.equal(undefined);
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[30] = (bytes[30] ?? 0) ^ 1;
    expect(unseal(['new secret'], 'totp', bytes.toString('base64url'))).to.equal(undefined);
    for (const other of ['', 'x', sealed.slice(0, 20)]) expect(unseal(['new secret'], 'totp', other)).to.equal(undefined);
  });

  it('never look the same twice', () => expect(seal(['new secret'], 'totp', 'a text')).not.to.equal(sealed));
});
