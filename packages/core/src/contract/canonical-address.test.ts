import { expect } from 'chai';
import { canonicalAddress } from './canonical-address.ts';

describe('an address that search engines are told', () => {
  it('is a path of this site in its one form, or one that begins with https', () => {
    for (const [input, form] of [
      ['/kerken', '/kerken'],
      [' /Kerken/Glas/ ', '/kerken/glas'],
      ['/', '/'],
      ['https://www.example.nl/glas?taal=nl', 'https://www.example.nl/glas?taal=nl'],
      ['HTTPS://Example.nl', 'https://example.nl/'],
    ] as const)
      expect(canonicalAddress(input), input).to.equal(form);
  });

  it('is a path for an absolute address of this site', () => {
    const origin = 'http://localhost:3000';
    expect(canonicalAddress(`${origin}/Kerken/`, origin)).to.equal('/kerken');
    expect(canonicalAddress(`${origin}/`, origin)).to.equal('/');
    expect(canonicalAddress(`${origin}.example/kerken`, origin)).to.equal(undefined);
    expect(canonicalAddress('https://elders.example/kerken', origin)).to.equal('https://elders.example/kerken');
  });

  it('is nothing else', () => {
    for (const input of [
      '',
      'kerken',
      'http://example.nl/',
      '//example.nl/kerken',
      '/kerken?a=1',
      '/kerken#glas',
      '/kerken/*',
      '/api/page',
      'https://example.nl/#glas',
      'https://anna:geheim@example.nl/',
      'https://localhost/',
      'https:///kerken',
      'https://[',
      'javascript:alert(1)',
      'data:text/html,x',
    ])
      expect(canonicalAddress(input), input).to.equal(undefined);
  });
});
