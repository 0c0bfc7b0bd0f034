/** One entry of a feed; addresses are absolute, times ISO 8601. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly published: string;
  readonly updated: string;
}

export interface Feed {
  readonly title: string;
  readonly language: string;
  /** Address of the feed itself, which is its id too. */
  readonly url: string;
  /** Address of the page with the same news. */
  readonly pageUrl: string;
  readonly author: string;
  readonly entries: readonly FeedEntry[];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text for XML 1.0, which has no room at all for most control characters and for halves of a pair. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

const element = (name: string, text: string): string => `<${name}>${xml(text)}</${name}>`;

const entryXml = ({ id, title, url, summary, published, updated }: FeedEntry): string =>
  [
    '<entry>',
    element('id', id),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${xml(url)}"/>`,
    element('published', published),
    element('updated', updated),
    ...(summary ? [element('summary', summary)] : []),
    '</entry>',
  ].join('');

/** A feed as Atom (RFC 4287). One without entries was last changed when the era began, so that it stays the same. */
export function atomFeed({ title, language, url, pageUrl, author, entries }: Feed): string {
  const updated =
    entries
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? '1970-01-01T00:00:00.000Z';
  return [
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">`,
    element('id', url),
    element('title', title),
    `<link rel="self" type="application/atom+xml" href="${xml(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(pageUrl)}"/>`,
    element('updated', updated),
    `<author>${element('name', author)}</author>`,
    ...entries.map(entryXml),
    '</feed>\n',
  ].join('');
}
