import { fail } from '../fail.ts';
import { readSitemap } from './read-sitemap.ts';
import { readText } from './read-text.ts';

/** Addresses that are looked at at once: as many as one sitemap may have. */
const maxAddresses = 50_000;

/** Characters of a line of a list. */
const maxLine = 4096;

async function* chained(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** The lines of a list of addresses; what stands behind an address, after a space or a comma, is left out. */
async function readList(text: AsyncIterable<string>): Promise<string[]> {
  const addresses: string[] = [];
  const add = (line: string): void => {
    const [address = ''] = line.trim().split(/[\s,;]/, 1);
    if (address === '') return;
    if (!/^(\/|https?:\/\/)/i.test(address)) fail('cannotBeRead', 'file');
    if (addresses.length === maxAddresses) fail('tooManyLines', 'file');
    addresses.push(address);
  };
  let rest = '';
  for await (const part of text) {
    const lines = (rest + part).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > maxLine) fail('cannotBeRead', 'file');
    for (const line of lines) add(line);
  }
  add(rest);
  return addresses;
}

interface OldSite {
  readonly addresses: readonly string[];
  readonly sitemaps: readonly string[];
}

/** Reads the addresses of a former site from its sitemap, or from a list with one a line. G_54 for what is neither, G_23 for too many. */
export async function readAddresses(path: string): Promise<OldSite> {
  const text = readText(path);
  let head = '';
  for (let part = await text.next(); part.done !== true; part = await text.next()) {
    head += part.value;
    if (head.trim() !== '') break;
  }
  const all = chained(head.trimStart(), text);
  return head.trimStart().startsWith('<') ? readSitemap(all, maxAddresses) : { addresses: await readList(all), sitemaps: [] };
}
