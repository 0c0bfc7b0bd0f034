import { expect } from 'chai';
import { renderToStaticMarkup } from 'react-dom/server';
import { initialOf } from '@lectern/core';
import type { PropsOf } from '@lectern/core';
import type { SiteContext } from '@lectern/core/site';
import entry from '../../site/index.ts';
import { hero } from './hero.block.ts';
import fixture from './hero.v1.json' with { type: 'json' };
import HeroView from './hero.view.tsx';
import type { HeroData } from './hero-data.types.ts';

type HeroProps = PropsOf<typeof hero>;

const site: SiteContext = {
  siteName: 'Sluitsteen',
  locale: 'nl-NL',
  pageID: 'home',
  path: '/',
  title: 'Home',
  home: '/',
  link: (target) => ('href' in target ? target.href : undefined),
  t: (key) => entry.texts?.['nl']?.[key] ?? key,
  formatDate: (day) => day,
  tags: () => [],
  settings: ({ settings = {} }) => initialOf(settings) as never,
};

const drawn: HeroData = {
  definitions: '<svg id="shared"></svg>',
  audiences: fixture.props.audiences.map(({ kind }) => ({ kind, drawing: `<svg id="${kind}"></svg>` })),
};

const Hero = ({ props, data }: { readonly props: HeroProps; readonly data: HeroData | undefined }) => (
  <HeroView
    props={props}
    data={data}
    block={{ type: 'home-header/hero', key: 'k1', anchorPoint: '' }}
    images={{}}
    files={{}}
    slots={{}}
    site={site}
    position={0}
  />
);

const render = (props: HeroProps, data: HeroData = drawn) => renderToStaticMarkup(<Hero props={props} data={data} />);

const complete = hero.schema.parse(fixture.props);
const count = (html: string, part: string) => html.split(part).length - 1;

describe('home-header/hero', () => {
  it('carries the h1 and leads to each audience', () => {
    const html = render(complete);
    expect(count(html, '<h1')).to.equal(1);
    expect(html).to.contain('<a class="home-header-action" href="/offerte-aanvragen">Vraag een offerte aan</a>');
    for (const { title, link } of complete.audiences) {
      const href = link && 'href' in link.to ? link.to.href : '';
      expect(html).to.contain(`<a class="site-cover" href="${href}">${title}</a></h2>`);
    }
  });

  it('says what the link of an audience is for, in its own words or those of the catalogue', () => {
    const html = render(complete);
    expect(count(html, 'Bekijk de dekking')).to.equal(3);
    expect(count(html, 'Bekijk de woonhuisverzekering')).to.equal(1);
  });

  it('shows one drawing for each audience, hidden from readers and from the keyboard', () => {
    const html = render(complete);
    expect(count(html, '<span class="home-header-drawing"><svg id="')).to.equal(4);
    const arcade = html.slice(html.indexOf('home-header-arcade'), html.indexOf('home-header-audiences'));
    expect(count(arcade, '<a ')).to.equal(4);
    expect(count(arcade, 'tabindex="-1"')).to.equal(4);
    expect(html).to.contain(
      '<div class="home-header-arcade" aria-hidden="true"><span class="home-header-definitions"><svg id="shared">',
    );
    expect(html).to.contain('class="home-header-place home-header-place-2 home-header-monuments"');
    expect(html).to.contain('class="home-header-audience home-header-place-2 home-header-monuments"');
    expect(html).not.to.match(/\sstyle=/);
  });

  it('leaves out the drawing that the site does not have', () => {
    const html = render(complete, { definitions: '', audiences: [null, ...drawn.audiences.slice(1)] });
    expect(count(html, 'home-header-drawing')).to.equal(3);
    expect(html).not.to.contain('home-header-definitions').and.not.to.contain('home-header-religious');
    expect(html).to.contain('<li class="home-header-audience home-header-place-1"><h2');
  });

  it('has its words and audiences where there are no drawings at all', () => {
    const none: HeroData = { definitions: '', audiences: [null, null, null, null] };
    const html = renderToStaticMarkup(<Hero props={complete} data={undefined} />);
    expect(html).to.equal(render(complete, none));
    expect(html).not.to.contain('home-header-arcade');
    expect(count(html, '<li class="home-header-audience ')).to.equal(4);
  });

  it('names the number of its audiences, by which it is composed', () => {
    for (const number of [1, 2, 3, 4]) {
      const html = render({ ...complete, audiences: complete.audiences.slice(0, number) });
      expect(html).to.match(new RegExp(`^<section class="home-header-hero home-header-count-${number}">`));
      expect(count(html, 'home-header-drawing')).to.equal(number);
      expect(count(html, '<li class="home-header-audience ')).to.equal(number);
    }
  });

  it('says which links open a new tab', () => {
    expect(render(complete)).not.to.contain('nieuw tabblad');
    const [first] = complete.audiences;
    const audiences = first?.link ? [{ ...first, link: { ...first.link, newTab: true } }] : [];
    const html = render({ ...complete, action: { to: { href: '/offerte' }, label: 'Offerte', newTab: true }, audiences });
    const words = '<span class="site-hidden"> (opent in een nieuw tabblad)</span></a>';
    expect(html).to.contain(`rel="noopener">Offerte${words}`);
    expect(html).to.contain(`rel="noopener">Religieuze gebouwen${words}`);
  });

  it('leaves out what was left empty', () => {
    const html = render({ title: 'Welkom', intro: '', action: null, audiences: [] });
    expect(html).not.to.match(/<(p|a|ul|svg)\b/);
    expect(html).not.to.match(/<(\w+)[^>]*><\/\1>/);
  });

  it('draws an audience without a link where the target is not public', () => {
    const audiences = complete.audiences.map((audience) => ({ ...audience, link: { to: { page: 'gone' } } }));
    const html = render({ ...complete, audiences });
    expect(count(html, 'home-header-drawing')).to.equal(4);
    expect(html).not.to.contain('home-header-cue');
    expect(count(html, '<a ')).to.equal(1);
  });

  it('asks for a title, and for the link of each audience, before it is published', () => {
    expect(hero.schema.safeParse({ ...fixture.props, title: '' }).success).to.equal(false);
    const [audience] = fixture.props.audiences;
    expect(hero.schema.safeParse({ ...fixture.props, audiences: [{ ...audience, link: null }] }).success).to.equal(false);
    expect(hero.schema.safeParse({ ...fixture.props, audiences: Array(5).fill(audience) }).success).to.equal(false);
  });
});
