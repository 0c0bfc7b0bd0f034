import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { isLecternError } from '#contract/errors.ts';
import { readAddresses } from './read-addresses.ts';

describe('the addresses of a former site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-addresses-'));
  after(() => rmSync(folder, { recursive: true }));
  const read = (text: string | Uint8Array) => {
    const path = join(folder, 'old');
    writeFileSync(path, text);
    return readAddresses(path);
  };
  const codeOf = async (text: string | Uint8Array): Promise<string | undefined> => {
    try {
      await read(text);
      return undefined;
    } catch (error) {
      if (!isLecternError(error)) throw error;
      return error.errors[0]?.code;
    }
  };
  const set = (...addresses: readonly string[]): string =>
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="x">${addresses
      .map((address) => `<url><loc>${address}</loc><image:image><image:loc>/x.png</image:loc></image:image></url>`)
      .join('')}</urlset>`;

  it('stand in a sitemap, those of pictures aside', async () => {
    expect(await read(`\uFEFF ${set('https://oud.nl/a?b=1&amp;c=2', ' <![CDATA[/b]]> ')}`)).to.deep.equal({
      addresses: ['https://oud.nl/a?b=1&c=2', '/b'],
      sitemaps: [],
    });
  });

  it('are not fetched of an index', async () => {
    const index = '<sitemapindex><sitemap><loc>https://oud.nl/sitemap-1.xml</loc></sitemap></sitemapindex>';
    expect(await read(index)).to.deep.equal({ addresses: [], sitemaps: ['https://oud.nl/sitemap-1.xml'] });
  });

  it('stand in a list, one a line', async () => {
    const list = '\uFEFFhttps://oud.nl/a\r\n\r\n/b.html, 12 visits\n  /c\n';
    expect((await read(list)).addresses).to.deep.equal(['https://oud.nl/a', '/b.html', '/c']);
    expect((await read('')).addresses).to.deep.equal([]);
  });

  it('are refused with entities, depth, other kinds and too many', async () => {
    const laughs = '<!DOCTYPE urlset [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>';
    const outside = '<!DOCTYPE urlset SYSTEM "file:///etc/passwd"><urlset/>';
    const wrong = [laughs, outside, '<urlset><url><loc>&unknown;</loc></url></urlset>', '<html/>', '<urlset><url>', 'hello'];
    for (const text of [
      ...wrong,
      '<urlset>'.repeat(100),
      set('a'.repeat(5000)),
      `/${'a'.repeat(5000)}`,
      Buffer.from([47, 0xe9, 10]),
    ])
      expect(await codeOf(text), String(text).slice(0, 40)).to.equal('G_54');
    expect(await codeOf('/a\n'.repeat(50_001))).to.equal('G_23');
    expect(await codeOf(set(...Array.from({ length: 50_001 }, () => '/a')))).to.equal('G_23');
  });
});
