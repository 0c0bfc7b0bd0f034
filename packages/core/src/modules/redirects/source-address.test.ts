import { expect } from 'chai';
import { canonicalSource, properSource } from '../../contract/source-address.ts';
import { comparePatterns, fillTarget, leadsInto, matchPattern } from './patterns.ts';
import { readSource } from './read-source.ts';
import { canFill, readProperTarget, readTarget } from './rule-target.ts';

const origin = 'https://www.example.nl';
const parts = (path: string): string[] => path.slice(1).split('/');

describe('the addresses of redirects', () => {
  it('have one form, and are refused where they are none', () => {
    expect(canonicalSource('/Oud/Pagina.HTML/')).to.equal('/oud/pagina.html');
    expect(canonicalSource('/caf%C3%A9')).to.equal('/café');
    expect(canonicalSource('/nieuws/{jaar}/*')).to.equal('/nieuws/{jaar}/*');
    const bad = ['//host', 'oud', 'javascript:alert(1)', '/a%2Fb', '/a%5cb', '/a%00', '/a/../b', '/a//b', '/a?x=1', '/a#b'];
    const worse = ['/a\\b', '/%', '/*/a', '/a-{b}', '/{a}/{a}', '/{A-B}', '/api/x', '/cmsadmin', `/${'a'.repeat(10_000)}`];
    for (const input of [...bad, ...worse]) expect(canonicalSource(input), input).to.equal(undefined);
  });

  it('stand without the prefix of the default locale, whose pages have none', () => {
    const settings = { availableLocales: ['nl-NL', 'de-DE'], defaultLocale: 'nl-NL' };
    expect(properSource('/NL-nl/Oud.html', settings)).to.equal('/oud.html');
    expect(properSource('/nl-nl', settings)).to.equal('/');
    expect(properSource('/nl-nlx/a', settings)).to.equal('/nl-nlx/a');
    expect(properSource('/de-de/a', settings)).to.equal('/de-de/a');
    expect(properSource('/nl-nl/api/x', settings)).to.equal(undefined);
    expect(readSource('/nl-nl/nieuws/*', settings)).to.deep.equal({ path: '/nieuws/*' });
    for (const all of ['/nl-nl/*', '/nl-nl/{a}', '/nl-nl/{a}/*'])
      expect(readSource(all, settings), all).to.deep.equal({ problem: 'wholeSite' });
    expect(readSource('/*', settings), 'as somebody asks for it').to.deep.equal({ path: '/*' });
    expect(readProperTarget('/nl-NL/b/*', { environment: { origin }, settings })?.path).to.equal('/b/*');
    expect(readProperTarget('https://x.example/nl-nl/b', { environment: { origin }, settings })?.path).to.match(/nl-nl/);
  });

  it('lead to paths of this site and to https alone', () => {
    expect(readTarget('/Nieuw/{a}?x=1#y', origin)).to.deep.equal({ isOwn: true, path: '/Nieuw/{a}', suffix: '?x=1#y' });
    expect(readTarget(`${origin}/nieuw`, origin)).to.deep.include({ isOwn: true, path: '/nieuw' });
    expect(readTarget('https://Elders.example/a b', origin)).to.equal(undefined);
    expect(readTarget('https://Elders.example/caf%C3%A9', origin)).to.deep.include({ path: 'https://elders.example/caf%C3%A9' });
    const bad = ['//host', '/\\host', 'http://x.example', 'javascript:alert(1)', 'https://a@x.example/', 'https://{a}.x/', 'x'];
    for (const input of [...bad, '/a%2Fb', '/../a', `/${'a'.repeat(10_000)}`])
      expect(readTarget(input, origin)).to.equal(undefined);
    expect(canFill('/b/{a}/*', '/{a}/*')).to.equal(true);
    expect(canFill('https://x.example/{b}', '/{a}')).to.equal(false);
  });

  it('fit patterns segment by segment, what is written out first', () => {
    const captured = matchPattern(parts('/nieuws/{jaar}/*'), parts('/nieuws/2020/a/b c'));
    expect(captured && fillTarget('/archief/*/{jaar}', captured)).to.equal('/archief/a/b%20c/2020');
    expect(matchPattern(parts('/nieuws/*'), parts('/nieuws'))).to.equal(undefined);
    const sorted = ['/*', '/{a}/b', '/a/*', '/a/b', '/a/{b}'].map(parts).toSorted(comparePatterns);
    expect(sorted.map((segments) => segments.join('/'))).to.deep.equal(['a/b', 'a/{b}', 'a/*', '{a}/b', '*']);
  });

  it('meet where one can lead into another', () => {
    expect(leadsInto('/b/*', '/b/{x}')).to.equal(true);
    expect(leadsInto('/b/c', '/b/*')).to.equal(true);
    expect(leadsInto('/b', '/b/*')).to.equal(false);
    expect(leadsInto('/c/{x}', '/b/{x}')).to.equal(false);
  });
});
