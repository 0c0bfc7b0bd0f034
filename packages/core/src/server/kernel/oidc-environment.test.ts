import { expect } from 'chai';
import { readEnvironment } from './environment.ts';

const all = { OIDC_ISSUER: 'https://login.example.nl', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };

const readOidcProvider = (variables: Readonly<Record<string, string>>, isProduction: boolean) =>
  readEnvironment(
    {
      LECTERN_SECRET: 'sixteen characters',
      LECTERN_DATA_KEYS: Buffer.alloc(32).toString('base64'),
      ...variables,
      ...(isProduction ? { NODE_ENV: 'production' } : {}),
    },
    '/site',
  ).oidc;

describe('the identity provider in the environment', () => {
  it('is none without the variables, and complete with all three', () => {
    expect(readOidcProvider({}, true)).to.equal(undefined);
    expect(readOidcProvider(all, true)).to.deep.equal({ issuer: 'https://login.example.nl', clientID: 'a', clientSecret: 'b' });
  });

  it('names what is missing', () => {
    expect(() => readOidcProvider({ OIDC_ISSUER: all.OIDC_ISSUER }, true)).to.throw(
      'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are not set',
    );
    expect(() => readOidcProvider({ ...all, OIDC_ISSUER: '' }, true)).to.throw('OIDC_ISSUER is not set');
  });

  it('has an https address, but on this machine outside production', () => {
    for (const issuer of ['http://login.example.nl', 'login.example.nl', 'ftp://x'])
      expect(() => readOidcProvider({ ...all, OIDC_ISSUER: issuer }, false), issuer).to.throw('not an https address');
    expect(readOidcProvider({ ...all, OIDC_ISSUER: 'http://127.0.0.1:9000' }, false)?.issuer).to.equal('http://127.0.0.1:9000');
    expect(() => readOidcProvider({ ...all, OIDC_ISSUER: 'http://127.0.0.1:9000' }, true)).to.throw('not an https address');
  });
});
