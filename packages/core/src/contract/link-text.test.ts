import { expect } from 'chai';
import { linkTargetOf, linkTextOf } from './link-text.ts';

describe('the text of a link', () => {
  it('is an address, a host, a mail address or a number as people write them', () => {
    const targets: Readonly<Record<string, string>> = {
      ' https://example.com/a?b#c ': 'https://example.com/a?b#c',
      '/contact': '/contact',
      '#prijzen': '#prijzen',
      'example.nl/contact': 'https://example.nl/contact',
      'info@example.nl': 'mailto:info@example.nl',
      'mailto:info@example.nl?subject=Orgel': 'mailto:info@example.nl?subject=Orgel',
      '+31 (0)30 - 123 45 67': 'tel:+31301234567',
      '030.123.45.67': 'tel:0301234567',
      'tel:112': 'tel:112',
    };
    for (const [text, href] of Object.entries(targets)) expect(linkTargetOf(text), text).to.deep.equal({ href });
  });

  it('leads nowhere while it is half typed, names something else, or visitors may not follow it', () => {
    for (const text of ['', '  ', 'exa', '2026', '112', 'info@', 'a@b', 'a b@c.nl', 'bel mij', '030-12345x'])
      expect(linkTargetOf(text), text).to.equal(undefined);
    for (const text of ['javascript:alert(1)', '//evil.example', 'data:text/html,x', '/\\evil'])
      expect(linkTargetOf(text), text).to.equal(undefined);
  });

  it('comes back as it was stored', () => {
    const hrefs = ['https://example.com/', 'mailto:info@example.nl', 'mailto:a@b.nl?subject=Orgel', 'tel:+31301234567'];
    for (const href of [...hrefs, 'tel:+31-30-1234567', 'tel:112;ext=3', 'tel:112', '/contact', 'https://030.123.45.67'])
      expect(linkTargetOf(linkTextOf({ href })), href).to.deep.equal({ href });
    expect([linkTextOf({ href: 'mailto:info@example.nl' }), linkTextOf({ href: 'tel:+31301234567' })]).to.deep.equal([
      'info@example.nl',
      '+31301234567',
    ]);
    expect([linkTextOf({ page: 'p' }), linkTextOf({ file: 'f' }), linkTextOf(null)]).to.deep.equal(['', '', '']);
  });
});
