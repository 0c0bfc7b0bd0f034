import { expect } from 'chai';
import { renderToStaticMarkup } from 'react-dom/server';
import { initialOf } from '@lectern/core';
import type { DataOf } from '@lectern/core';
import type { LayoutContext } from '@lectern/core/site';
import articleFixture from '../page-types/article/article.v1.json' with { type: 'json' };
import listFixture from '../blocks/list/list.v1.json' with { type: 'json' };
import NewsListView from '../blocks/list/list.view.tsx';
import { news } from '../manifest.ts';
import type { NewsListData } from '../manifest.ts';
import { ArticleAside } from '../page-types/article/article-aside.view.tsx';
import { ArticleIntro } from '../page-types/article/article-intro.view.tsx';
import { ArticleOutro } from '../page-types/article/article-outro.view.tsx';
import entry from './index.ts';

const site: LayoutContext = {
  siteName: 'Sluitsteen',
  locale: 'nl-NL',
  pageID: 'page',
  path: '/nieuws/koperdiefstal-neemt-toe',
  title: 'Koperdiefstal neemt toe',
  home: '/',
  link: (target) => ('href' in target ? target.href : undefined),
  t: (key) => entry.texts?.['nl']?.[key] ?? key,
  formatDate: (day) => `dag ${day}`,
  menu: () => [],
  siblings: [],
  tags: () => [],
  languages: [],
  ancestors: [],
  settings: ({ settings = {} }) => initialOf(settings) as never,
  availableLocales: ['nl-NL', 'de-DE'],
  defaultLocale: 'nl-NL',
  customSlugLocales: [],
  titleSeparator: ' | ',
  timeZone: 'UTC',
};

const { list } = news.blocks;
const { article } = news.pageTypes;
const props = list.schema.parse(listFixture.props);

interface ListInput {
  readonly data: NewsListData | undefined;
  readonly position?: number;
  readonly showAll?: typeof props.showAll;
}

const renderList = ({ data, position = 1, showAll = props.showAll }: ListInput) =>
  renderToStaticMarkup(
    <NewsListView
      props={{ ...props, showAll }}
      // A loader that failed leaves nothing.
      data={data as NewsListData}
      block={{ type: 'news/list', key: 'k1', anchorPoint: '' }}
      images={{}}
      files={{}}
      slots={{}}
      site={site}
      position={position}
    />,
  );

describe('news/list', () => {
  it('shows each item with its date, title and summary', () => {
    const html = renderList({ data: listFixture.data });
    expect(html).to.contain('<h2 class="news-list-title">Nieuws</h2>');
    expect(html).to.contain('<time class="news-date" dateTime="2026-11-12">dag 2026-11-12</time>');
    expect(html).to.contain(
      '<a class="site-cover" href="/nieuws/subsidie-instandhouding">Subsidie instandhouding monumenten: wat verandert er?</a>',
    );
    expect(html.match(/<li /g)).to.have.lengthOf(2);
    expect(html).to.contain(
      '<a class="site-arrow-link news-all" href="/nieuws">Alle nieuwsberichten\u2060<span class="site-arrow"',
    );
    expect(html).not.to.match(/\sstyle=/);
  });

  it('says that the link to all items opens a new tab', () => {
    const showAll = { to: { href: '/nieuws' }, label: 'Alle berichten', newTab: true };
    expect(renderList({ data: listFixture.data, showAll })).to.contain(
      'target="_blank" rel="noopener">Alle berichten\u2060<span class="site-arrow"',
    );
  });

  it('says so where there is nothing, or where nothing could be loaded', () => {
    for (const data of [{ items: [] }, undefined]) {
      const html = renderList({ data, showAll: null });
      expect(html).to.contain('<p class="news-empty">Geen artikelen gevonden</p>');
      expect(html).not.to.match(/<(ul|a)\b/);
    }
  });

  it('keeps the room of an image, and waits with it unless it opens the page', () => {
    expect(renderList({ data: listFixture.data })).to.match(/<img [^>]*width="1200" height="800"[^>]*loading="lazy"/);
    const first = renderList({ data: listFixture.data, position: 0 });
    expect(first).to.contain('fetchPriority="high"');
    expect(first).not.to.contain('loading="lazy"');
  });
});

describe('news/article', () => {
  it('opens with title, date, summary and image', () => {
    const data = article.schema.parse(articleFixture.props);
    const html = renderToStaticMarkup(
      <ArticleIntro options={undefined} data={data} images={articleFixture.images} site={site} />,
    );
    expect(html).to.contain('<h1 class="news-title">Koperdiefstal neemt toe</h1>');
    expect(html).to.contain('dateTime="2026-11-12"');
    expect(html).to.contain('twee keer zoveel meldingen');
    expect(html).to.match(/<img [^>]*alt="Een koperen goot" width="1600" height="900"/);
    expect(html).not.to.match(/\sstyle=/);
    expect(html, 'an item without tags').not.to.contain('news-tags');
    const tagged = { ...site, tags: () => [{ id: 'one', term: 'Kerken & kapellen' }] };
    expect(
      renderToStaticMarkup(<ArticleIntro options={undefined} data={data} images={articleFixture.images} site={tagged} />),
    ).to.contain('<ul class="news-tags" aria-label="Onderwerpen"><li class="news-tag">Kerken &amp; kapellen</li></ul>');
  });

  it('has other items and ways to share beside it', () => {
    const data = article.schema.parse(articleFixture.props);
    const others = [{ title: 'Een klooster', summary: '', date: '2026-10-28', href: '/nieuws/klooster' }];
    const aside = (some: { origin: string; others: typeof others } | undefined) => {
      const loaded = some && { ...some, all: undefined, newer: undefined, older: undefined };
      return renderToStaticMarkup(<ArticleAside options={undefined} data={data} images={{}} site={site} loaded={loaded} />);
    };
    const html = aside({ origin: 'https://site.example', others });
    expect(html).to.match(/^<aside [^>]*aria-label="Bij dit bericht">/);
    expect(html).to.contain('<a class="news-other-link" href="/nieuws/klooster">Een klooster</a>');
    expect(html).to.contain(
      'href="mailto:?subject=Koperdiefstal%20neemt%20toe&amp;body=https%3A%2F%2Fsite.example%2Fnieuws%2Fkoperdiefstal-neemt-toe"',
    );
    expect(html).to.contain('<li hidden="" data-behaviour="news/share" data-shared="Gekopieerd">');
    expect(aside({ origin: 'https://site.example', others: [] })).not.to.contain('news-others');
    expect(aside(undefined)).to.equal('');
  });

  it('leads on to all items and to those beside it, as far as there are any', () => {
    const data = article.schema.parse(articleFixture.props);
    const older = { title: 'Een klooster', summary: '', date: '2026-10-28', href: '/nieuws/klooster' };
    const nothing = { origin: 'https://site.example', others: [], all: undefined, newer: undefined, older: undefined };
    const outro = (loaded: DataOf<typeof article> | undefined) =>
      renderToStaticMarkup(<ArticleOutro options={undefined} data={data} images={{}} site={site} loaded={loaded} />);
    const html = outro({ ...nothing, all: '/nieuws', older });
    expect(html).to.match(/^<nav [^>]*aria-label="Verder in het nieuws">/);
    expect(html).to.contain('<a class="news-all" href="/nieuws">Alle nieuwsberichten</a>');
    expect(html).to.match(/<a [^>]*href="\/nieuws\/klooster"><span [^>]*>Ouder bericht<\/span> <span [^>]*>Een klooster</);
    expect(html).not.to.contain('Nieuwer bericht');
    expect([outro(nothing), outro(undefined)]).to.deep.equal(['', '']);
  });

  it('leaves out what an unfinished draft does not have', () => {
    const data = article.draft.parse({});
    const html = renderToStaticMarkup(<ArticleIntro options={undefined} data={data} images={{}} site={site} />);
    expect(html).not.to.match(/<(time|p|img)\b/);
  });

  it('stands in the layout of the site’s pages', () => {
    expect(article.layout).to.equal('page-types/page');
    expect(news.requires).to.have.property('page-types');
  });

  it('asks for a date and a summary before it is published', () => {
    expect(article.schema.safeParse({ ...articleFixture.props, date: '' }).success).to.equal(false);
    expect(article.schema.safeParse({ ...articleFixture.props, summary: ' ' }).success).to.equal(false);
  });
});
