import { expect } from 'chai';
import { readEnvironment } from './environment.ts';
import { isStartupError } from './startup-error.ts';

describe('the environment of mail', () => {
  const read = (variables: Readonly<Record<string, string>>) =>
    readEnvironment(
      { LECTERN_SECRET: 'sixteen characters', LECTERN_DATA_KEYS: Buffer.alloc(32).toString('base64'), ...variables },
      '/site',
    );
  const readSmtp = (variables: Readonly<Record<string, string>>) => read(variables).smtp;
  const readMailFrom = (variables: Readonly<Record<string, string>>, origin: string) =>
    read({ ...variables, LECTERN_ORIGIN: origin }).mailFrom;
  const refusal = (work: () => unknown): string => {
    try {
      work();
    } catch (error) {
      if (isStartupError(error)) return `${error.message} ${error.fix}`;
      throw error;
    }
    return 'taken';
  };

  it('knows the two kinds of address and their ports', () => {
    expect(readSmtp({})).to.equal(undefined);
    expect(readSmtp({ SMTP_URL: 'smtps://jan%40x.nl:p%2Fw@mail.example.nl' })).to.deep.equal({
      host: 'mail.example.nl',
      port: 465,
      isSecure: true,
      requiresTls: true,
      user: 'jan@x.nl',
      password: 'p/w',
    });
    expect(readSmtp({ SMTP_URL: 'smtp://mail.example.nl:25' })).to.deep.include({ port: 25, isSecure: false, requiresTls: true });
    expect(readSmtp({ SMTP_URL: 'smtp://mail.example.nl?tls=optional' })).to.deep.include({ port: 587, requiresTls: false });
    expect(readSmtp({ SMTP_URL: 'smtp://[::1]:2525' })).to.deep.include({ host: '::1', requiresTls: false });
  });

  it('refuses anything else, without repeating a password', () => {
    const urls = [
      'mail.example.nl',
      'http://mail.example.nl',
      'smtp://u:geheim@',
      'smtp://u:geheim@h/path',
      'smtp://u:geheim@h?pool=true',
      'smtp://h?tls=no',
    ];
    for (const url of urls)
      expect(
        refusal(() => readSmtp({ SMTP_URL: url })),
        url,
      )
        .to.match(/^SMTP_URL .*Set it like|^SMTP_URL/)
        .and.not.include('geheim');
  });

  it('reads the sender, or makes one of the origin', () => {
    const origin = 'https://www.example.nl';
    expect(readMailFrom({}, origin)).to.deep.equal({ name: '', address: 'noreply@www.example.nl' });
    expect(readMailFrom({}, 'http://127.0.0.1:3000')).to.deep.equal({ name: '', address: 'noreply@localhost' });
    expect(readMailFrom({}, 'http://[::1]:3000')).to.deep.equal({ name: '', address: 'noreply@localhost' });
    expect(readMailFrom({ MAIL_FROM: 'post@example.nl' }, origin)).to.deep.equal({ name: '', address: 'post@example.nl' });
    expect(readMailFrom({ MAIL_FROM: '"Kerk & Co" <post@example.nl>' }, origin)).to.deep.equal({
      name: 'Kerk & Co',
      address: 'post@example.nl',
    });
    for (const from of ['post', 'a@x.nl, b@x.nl', 'Jan <a@x.nl> <b@x.nl>', 'Jan\r\nBcc: x@y.nl <a@x.nl>', '<>'])
      expect(
        refusal(() => readMailFrom({ MAIL_FROM: from }, origin)),
        from,
      ).to.match(/^MAIL_FROM is not an address/);
  });
});
