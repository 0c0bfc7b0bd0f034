import type { LinkedData, PageTypeViewProps } from '@lectern/core/site';
import type { PropsOf } from '@lectern/core';
import type { article } from './article.page-type.ts';

/** A news item is an article of the organisation behind the site. */
const linkedArticle: LinkedData<PageTypeViewProps<unknown, PropsOf<typeof article>>> = ({ data, images, site }, ids) => {
  const publisher = ids.organisation && { '@id': ids.organisation };
  return [
    {
      '@type': 'NewsArticle',
      '@id': `${ids.url}#article`,
      headline: site.title,
      description: data.summary || undefined,
      datePublished: data.date || undefined,
      inLanguage: site.locale,
      image: images['image'] && ids.absolute(images['image'].url),
      mainEntityOfPage: { '@id': ids.page },
      isPartOf: { '@id': ids.site },
      author: publisher,
      publisher,
    },
  ];
};

export default linkedArticle;
