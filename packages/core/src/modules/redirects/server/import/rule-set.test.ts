import { expect } from 'chai';
import { isPattern } from '#contract/source-address.ts';
import { findChains } from './rule-set.ts';

const chains = (rules: Readonly<Record<string, string | null>>): string[] => {
  const set = Object.entries(rules).map(([path, toAddress]) => ({ path, toAddress, isPattern: isPattern(path) }));
  return [...findChains(new Map(set.map((rule) => [rule.path, rule])))].map(({ rule, into }) => `${rule.path} > ${into.path}`);
};

describe('rules that are written together', () => {
  it('may lead to what is no rule, and to other sites', () => {
    expect(chains({ '/a.html': '/b.html', '/c.html': 'https://x.example/a.html', '/d.html': null })).to.deep.equal([]);
    expect(chains({ '/a/*': '/b/*', '/c/{x}': '/d/{x}' })).to.deep.equal([]);
  });

  it('make neither chains nor circles, whatever kinds they are of', () => {
    expect(chains({ '/a.html': '/A.html' })).to.deep.equal(['/a.html > /a.html']);
    expect(chains({ '/a.html': '/b.html', '/b.html': '/c.html' })).to.deep.equal(['/a.html > /b.html']);
    expect(chains({ '/a.html': '/b.html', '/b.html': '/a.html' })).to.have.length(2);
    expect(chains({ '/a.html': '/caf%C3%A9.html', '/café.html': null })).to.deep.equal(['/a.html > /café.html']);
    expect(chains({ '/a/*': '/b/*', '/b/{x}': 'https://x.example/{x}' })).to.deep.equal(['/a/* > /b/{x}']);
    expect(chains({ '/a/x.html': '/b/y.html', '/{one}/y.html': null })).to.deep.equal(['/a/x.html > /{one}/y.html']);
    expect(chains({ '/a/{x}': '/{x}/y/z.html', '/b/*': null }), 'its first segment may be any').to.deep.equal(['/a/{x} > /b/*']);
  });

  it('may have a pattern end where a rule stands, which is looked up once more', () => {
    expect(chains({ '/a/*': '/b/*', '/b/c.html': 'https://x.example/' })).to.deep.equal([]);
  });
});
