import { expect } from 'chai';
import { atomFeed } from './atom-feed.ts';

const entry = {
  id: 'urn:uuid:1',
  title: 'Koper & lood <duur>',
  url: 'https://example.com/nieuws/koper?a=1&b=2',
  summary: 'Een "zin"\u0007 met \ud800 rommel',
  published: '2026-11-12T12:00:00Z',
  updated: '2026-11-13T09:30:00.000Z',
};
const feed = {
  title: 'Sluitsteen: Nieuws',
  language: 'nl-NL',
  url: 'https://example.com/nieuws/feed.xml',
  pageUrl: 'https://example.com/nieuws',
  author: 'Sluitsteen',
};

describe('an Atom feed', () => {
  it('has everything that RFC 4287 demands, with texts that cannot break out', () => {
    const xml = atomFeed({ ...feed, entries: [entry, { ...entry, id: 'urn:uuid:2', updated: '2026-11-14T00:00:00.000Z' }] });
    expect(xml).to.match(
      /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="nl-NL">/,
    );
    expect(xml).to.contain('<id>https://example.com/nieuws/feed.xml</id>');
    expect(xml).to.contain('<link rel="self" type="application/atom+xml" href="https://example.com/nieuws/feed.xml"/>');
    expect(xml).to.contain('<link rel="alternate" type="text/html" href="https://example.com/nieuws"/><updated>');
    expect(xml).to.contain('</title><link rel="self"').and.contain('<updated>2026-11-14T00:00:00.000Z</updated><author>');
    expect(xml).to.contain('<title>Koper &amp; lood &lt;duur&gt;</title>');
    expect(xml).to.contain('href="https://example.com/nieuws/koper?a=1&amp;b=2"');
    expect(xml).to.contain('<summary>Een &quot;zin&quot; met \ufffd rommel</summary>');
    expect(xml.match(/<entry>/g)).to.have.lengthOf(2);
  });

  it('is the same every time while it is empty', () => {
    const empty = atomFeed({ ...feed, entries: [] });
    expect(empty).to.equal(atomFeed({ ...feed, entries: [] }));
    expect(empty).to.contain('<updated>1970-01-01T00:00:00.000Z</updated>');
  });
});
