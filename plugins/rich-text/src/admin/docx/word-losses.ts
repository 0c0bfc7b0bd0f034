import { createPasteReport } from '../../paste/paste-report.ts';
import type { Dropped, DroppedKind } from '../../paste/paste-report.ts';
import { t } from './word-texts.ts';

/** Of one kind in one part; nobody reads a longer list. */
const mostCounted = 10_000;

function count(xml: string, pattern: RegExp): number {
  const matches = xml.matchAll(pattern);
  let found = 0;
  while (found < mostCounted && !matches.next().done) found += 1;
  return found;
}

// No tag begins within another: a part that nobody parsed may hold millions of beginnings.
const textOf = (xml: string): string =>
  [...xml.matchAll(/<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>/g)]
    .map((match) => match[1] ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The kinds of content that a web page has no place for, by the elements that stand for them in Word's XML. */
const lost: readonly { readonly kind: DroppedKind; readonly pattern: RegExp; readonly detail?: () => string }[] = [
  { kind: 'drawing', pattern: /<c:chart\s/g, detail: () => t('word.chart') },
  { kind: 'drawing', pattern: /<dgm:relIds\s/g, detail: () => t('word.smartArt') },
  { kind: 'drawing', pattern: /<wpg:wgp[\s>]/g, detail: () => t('word.shapes') },
  { kind: 'formula', pattern: /<m:oMath[\s>]/g },
  { kind: 'frame', pattern: /<o:OLEObject\s/g, detail: () => t('word.object') },
  { kind: 'deletion', pattern: /<w:del\s[^<>]*>(?=(?:(?!<w:del\s)[\s\S]){0,2000}?<w:delText)/g },
  { kind: 'media', pattern: /<wp15:webVideoPr\s/g, detail: () => t('word.onlineVideo') },
];

/** The content of a Word file that does not become part of the page, read from its XML parts. */
export function wordLosses(parts: ReadonlyMap<string, string>): Dropped {
  const report = createPasteReport();
  for (const [name, xml] of parts) {
    // A header stands in the file once for first, odd and even pages; the same words are one.
    if (/^word\/(?:header|footer)\d*\.xml$/.test(name)) {
      const text = textOf(xml);
      const known = report.dropped().text ?? [];
      if (/\p{L}{2}/u.test(text) && !known.includes(text)) report.drop('text', text);
    }
    if (/^word\/comments\.xml$/.test(name)) {
      for (const comment of xml.split(/<w:comment\s/).slice(1)) report.drop('comment', textOf(comment));
    }
    if (!/^word\/document\d*\.xml$/.test(name)) continue;
    for (const { kind, pattern, detail } of lost)
      for (let index = count(xml, pattern); index > 0; index -= 1) report.drop(kind, detail?.());
  }
  return report.dropped();
}
