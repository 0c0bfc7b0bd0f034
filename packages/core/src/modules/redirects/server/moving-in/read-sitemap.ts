import { fail } from '../fail.ts';

/** How deep elements of a sitemap lie, at most. */
const maxDepth = 12;
/** Characters of an address. */
const maxAddress = 4096;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

interface Sitemap {
  readonly addresses: readonly string[];
  /** Of an index: the sitemaps that it names, which nobody fetches. */
  readonly sitemaps: readonly string[];
}

/**
 * Reads the addresses of a sitemap, or the sitemaps of an index. G_54 for what is none, declares a type or entities, or is
 * nested deeper than any; G_23 for more addresses than `max`.
 */
export async function readSitemap(text: AsyncIterable<string>, max: number): Promise<Sitemap> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  const above: string[] = [];
  const addresses: string[] = [];
  const sitemaps: string[] = [];
  const refuse = (): never => fail('cannotBeRead', 'file');
  let address = '';
  const isAddress = (): boolean => above.at(-1) === 'loc' && ['url', 'sitemap'].includes(above.at(-2) ?? '');
  parser.on('error', refuse);
  // Whoever declares entities wants them to grow, or to be fetched.
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name }) => {
    above.push(localName(name));
    if (above.length > maxDepth || (above.length === 1 && !['urlset', 'sitemapindex'].includes(above[0] ?? ''))) refuse();
    address = '';
  });
  const read = (part: string): void => {
    if (!isAddress()) return;
    address += part;
    if (address.length > maxAddress) refuse();
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', () => {
    if (isAddress()) (above.at(-2) === 'url' ? addresses : sitemaps).push(address.trim());
    if (addresses.length + sitemaps.length > max) fail('tooManyLines', 'file');
    above.pop();
  });
  for await (const part of text) parser.write(part);
  parser.close();
  return { addresses, sitemaps };
}
