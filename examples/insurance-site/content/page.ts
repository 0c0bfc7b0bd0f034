import { image } from './marks.ts';
import { rich } from './rich.ts';
import type { BlockContent, PageContent, Tag } from './types.ts';

interface PageInput {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  readonly seoTitle?: string;
  readonly picture?: readonly [file: string, altText: string];
  readonly noIndex?: boolean;
  /** Days after which somebody reads whether it is still correct. */
  readonly reviewEveryDays?: number;
  readonly blocks: readonly BlockContent[];
}

const parentOf = (slug: string): string | undefined => {
  const parent = slug.slice(0, slug.lastIndexOf('/'));
  return parent === '' ? undefined : parent;
};

/** A page of the type `page-types/page`; its parent is the page whose slug its own begins with. */
export function page(
  slug: string,
  { title, description, keywords, seoTitle, picture, noIndex, reviewEveryDays, blocks }: PageInput,
): PageContent {
  const parent = parentOf(slug);
  return {
    slug,
    ...(parent ? { parent } : {}),
    type: 'page-types/page',
    title,
    ...(reviewEveryDays === undefined ? {} : { reviewEveryDays }),
    seo: {
      ...(seoTitle ? { title: seoTitle } : {}),
      description,
      ...(keywords ? { keywords } : {}),
      ...(picture ? { image: image(...picture) } : {}),
      ...(noIndex ? { noIndex } : {}),
    },
    blocks,
  };
}

interface ArticleInput {
  readonly title: string;
  readonly date: string;
  readonly summary: string;
  readonly tags: readonly Tag[];
  readonly picture: readonly [file: string, altText: string];
  readonly body: string;
  readonly more?: readonly BlockContent[];
}

/** A news item below `/nieuws`. */
export function article(name: string, { title, date, summary, tags, picture, body, more = [] }: ArticleInput): PageContent {
  return {
    slug: `/nieuws/${name}`,
    parent: '/nieuws',
    type: 'news/article',
    title,
    seo: { description: summary, image: image(...picture), tags },
    typeData: { date, summary, image: image(...picture) },
    blocks: [
      { key: 'bericht', type: 'basic/text', props: { title: '', body: rich(body), tone: 'paper', layout: 'column' } },
      ...more,
    ],
  };
}
