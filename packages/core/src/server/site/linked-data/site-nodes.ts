import type { LinkedIDs, LinkedNode } from '#site/linked-data.ts';
import type { PageView } from '../page-view.ts';
import type { Organisation } from '../site-identity.ts';

/** The ids of a page's own nodes. */
export function linkedIDs({ url, path, identity }: Pick<PageView, 'url' | 'path' | 'identity'>): LinkedIDs {
  const { origin } = new URL(url);
  const address = origin + encodeURI(path);
  return {
    url: address,
    page: `${address}#page`,
    site: `${origin}/#site`,
    organisation: identity.value.organisation && `${origin}/#organisation`,
    absolute: (each) => origin + encodeURI(each),
  };
}

const filled = (text: string): string | undefined => text || undefined;

function addressOf({ street, postalCode, town, country }: Organisation): LinkedNode | undefined {
  if (!(street || postalCode || town || country)) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: filled(street),
    postalCode: filled(postalCode),
    addressLocality: filled(town),
    addressCountry: filled(country),
  };
}

function organisationNode(organisation: Organisation, { organisation: id, absolute }: LinkedIDs): LinkedNode {
  const { kind, name, telephone, email, logo } = organisation;
  return {
    '@type': kind,
    ...(id === undefined ? {} : { '@id': id }),
    name,
    url: absolute('/'),
    address: addressOf(organisation),
    telephone: filled(telephone),
    email: filled(email),
    logo: logo && { '@type': 'ImageObject', url: logo.url, width: logo.width, height: logo.height },
    image: logo?.url,
  };
}

/** The way to the page; nothing where it has none, as a home page. */
function breadcrumbs({ ancestors, title }: PageView, { url, absolute }: LinkedIDs): LinkedNode | undefined {
  if (ancestors.value.length === 0) return undefined;
  const way = [...ancestors.value.map((page) => ({ name: page.title, item: absolute(page.path) })), { name: title, item: url }];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** What every page tells: whose site it is, what the site is called, what the page is, and where it stands. */
export function siteNodes(view: PageView, ids: LinkedIDs): LinkedNode[] {
  const { name, organisation } = view.identity.value;
  const way = breadcrumbs(view, ids);
  const publisher = ids.organisation && { '@id': ids.organisation };
  const { locale, title, seo, shareImage } = view;
  return [
    ...(organisation ? [organisationNode(organisation, ids)] : []),
    { '@type': 'WebSite', '@id': ids.site, url: ids.absolute('/'), name, publisher },
    {
      '@type': 'WebPage',
      '@id': ids.page,
      url: ids.url,
      name: title,
      description: filled(seo.seoDescription),
      inLanguage: locale,
      isPartOf: { '@id': ids.site },
      primaryImageOfPage: shareImage && { '@type': 'ImageObject', url: shareImage.url },
      breadcrumb: way && { '@id': way['@id'] },
    },
    ...(way ? [way] : []),
  ];
}
