import { pages } from '../../../examples/insurance-site/content/index.ts';
import type { BlockContent, PageContent } from '../../../examples/insurance-site/content/types.ts';
import type { RelevancePage, RelevanceSection } from './relevance.types.ts';

/** Props that say how a block looks, and where its links lead. */
const noWords = new Set(['tone', 'layout', 'side', 'shape', 'type', 'href', 'to', 'kind', 'width', 'columns', 'level', 'ratio']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsOf).join(' ');
  if (!isRecord(value)) return '';
  return Object.entries(value)
    .filter(([name]) => !noWords.has(name) && !name.startsWith('$'))
    .map(([, inner]) => wordsOf(inner))
    .join(' ');
}

/** What a block and those in it say: rich text has a piece of text for each change of style, which may be within a word. */
function sectionOf({ props, slots = {} }: BlockContent): RelevanceSection {
  const { title, ...rest } = props;
  const inner = Object.values(slots).flat().map(sectionOf);
  const text = [wordsOf(rest), ...inner.map((section) => `${section.heading} ${section.text}`)].join(' ');
  return { heading: wordsOf(title), text: text.replaceAll(/\s+/g, ' ').trim() };
}

const pageOf = ({ slug, title, seo, typeData, blocks }: PageContent): RelevancePage => ({
  path: slug,
  title,
  description: [seo?.description, ...(seo?.keywords ?? []), ...(seo?.tags ?? [])].filter(Boolean).join(' '),
  sections: [{ heading: '', text: wordsOf(typeData).trim() }, ...blocks.map(sectionOf)].filter(
    ({ heading, text }) => `${heading}${text}` !== '',
  ),
});

/** The Dutch pages of the example site that may be found. */
export const demoPages: readonly RelevancePage[] = pages
  .filter(({ slug, locale, seo }) => locale === undefined && !seo?.noIndex && slug !== '/404' && slug !== '/500')
  .map(pageOf);
