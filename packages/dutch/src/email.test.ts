import { expect } from 'chai';
import { email, suggestEmail } from './email.ts';

describe('e-mail addresses', () => {
  it('are taken as they are, without space around them', () => {
    for (const text of [
      'jan@example.com',
      'Jan.de-Vries+kerk@Sub.Example.nl',
      "o'neil@a-b.co",
      'x@1.nl',
      'info@münster.de',
      'a@b.amsterdam',
      'a@xn--mnster-3ya.de',
      'me@bücher.example',
    ])
      expect(email(` ${text}\t`), text).to.equal(text);
  });

  it('have one name and one domain that can be reached', () => {
    for (const text of [
      '',
      'jan',
      '@b.nl',
      'jan@',
      'jan@kerk',
      'jan@kerk.',
      'jan@.nl',
      'jan@a..nl',
      'jan@-a.nl',
      'jan@a-.nl',
      'jan@a_b.nl',
      'jan@a.n',
      'jan@1.2.3.4',
      'jan@[1.2.3.4]',
      'jan@host.local',
      'jan@x.localhost',
      'jan@x.invalid',
      'a b@c.nl',
      'a@b c.nl',
      'a@x.nl,b@y.nl',
      'a@x.nl;b@y.nl',
      'a@b@c.nl',
      '"a b"@c.nl',
      'a@x.nl\r\nBcc: b@y.nl',
      'Jan <jan@x.nl>',
      '.a@x.nl',
      'a.@x.nl',
      'a..b@x.nl',
      'ä@x.nl',
      `${'a'.repeat(65)}@x.nl`,
      `a@${'b'.repeat(64)}.nl`,
      `a@${'b.'.repeat(130)}nl`,
    ])
      expect(email(text), text).to.equal(undefined);
  });

  it('are asked about where their domain is a slip beside one that many have', () => {
    for (const domain of ['gmial.com', 'gmal.com', 'gmaill.com', 'gmajl.com', 'GMAIL.COMM'])
      expect(suggestEmail(`jan@${domain}`), domain).to.equal('jan@gmail.com');
    expect(suggestEmail('jan@hotmial.com')).to.equal('jan@hotmail.com');
    for (const address of ['jan@gmail.com', 'jan@hotmail.nl', 'jan@kerk.nl', 'jan', ''])
      expect(suggestEmail(address), address).to.equal(undefined);
  });
});
