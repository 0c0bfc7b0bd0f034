import { expect } from 'chai';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockDefinition } from '@lectern/core';
import type { BlockViewProps, SiteContext, SiteMedia } from '@lectern/core/site';
import cardsFixture from '../blocks/cards/cards.v1.json' with { type: 'json' };
import imageFixture from '../blocks/image/image.v1.json' with { type: 'json' };
import textImageFixture from '../blocks/text-image/text-image.v1.json' with { type: 'json' };
import textFixture from '../blocks/text/text.v1.json' with { type: 'json' };
import { initialOf, upgradeProps } from '@lectern/core';
import CardsView from '../blocks/cards/cards.view.tsx';
import ImageView from '../blocks/image/image.view.tsx';
import TextImageView from '../blocks/text-image/text-image.view.tsx';
import TextView from '../blocks/text/text.view.tsx';
import { basic } from '../manifest.ts';
import entry from './index.ts';

const site: SiteContext = {
  siteName: 'Sluitsteen',
  locale: 'nl-NL',
  pageID: 'page',
  path: '/',
  title: 'Home',
  home: '/',
  link: (target) => ('href' in target ? target.href : undefined),
  t: (key) => entry.texts?.['nl']?.[key] ?? key,
  formatDate: (day) => day,
  tags: () => [],
  settings: ({ settings = {} }) => initialOf(settings) as never,
};

interface RenderInput {
  readonly definition: BlockDefinition;
  readonly props: object;
  readonly images?: Readonly<Record<string, SiteMedia>>;
  readonly position?: number;
  /** The props as an older version of the block stored them. */
  readonly isOlder?: boolean;
}

/** Renders props that publishing would accept, and fails on those that it would not. */
function render<B>(
  View: ComponentType<BlockViewProps<B>>,
  { definition, props, images = {}, position = 1, isOlder = false }: RenderInput,
): string {
  const valid = definition.schema.parse(props);
  const { version } = definition;
  const upgraded = upgradeProps(definition, { version, props: props as Record<string, unknown> }).props;
  const checked = { props: isOlder ? upgraded : valid, images, position, files: {}, slots: {}, site };
  const rest = { data: undefined, block: { type: 'basic/block', key: 'k1', anchorPoint: '' } };
  const html = renderToStaticMarkup(<View {...({ ...checked, ...rest } as unknown as BlockViewProps<B>)} />);
  expect(html).not.to.match(/\sstyle=/);
  return html;
}

describe('basic/text', () => {
  const definition = basic.blocks.text;

  it('shows title and text, with its tone and layout as classes', () => {
    const html = render(TextView, { definition, props: textFixture.props });
    expect(html).to.match(
      /^<section class="basic-block basic-text basic-limestone basic-text-split"><h2 class="basic-title">Schade\?/,
    );
    expect(html).to.match(/<ol>.*<strong>Melden<\/strong>/s);
  });

  it('has no heading without a title', () => {
    expect(render(TextView, { definition, props: { ...textFixture.props, title: '' } })).not.to.contain('<h2');
  });

  it('asks for text', () => {
    const body = { kind: 'richtext', version: 1, children: [] };
    expect(definition.schema.safeParse({ ...textFixture.props, body }).success).to.equal(false);
  });
});

describe('basic/image', () => {
  const definition = basic.blocks.image;
  const { props, images } = imageFixture;

  it('shows the image with its room, its text and its caption', () => {
    const html = render(ImageView, { definition, props, images });
    expect(html).to.match(
      /<figure class="basic-block basic-image basic-image-wide"><picture class="site-picture"><img [^>]*alt="De toren[^>]* width="1600" height="900"[^>]*loading="lazy"/,
    );
    expect(html).to.contain('<figcaption class="basic-caption">De toren na');
  });

  it('hurries where it opens the page', () => {
    const html = render(ImageView, { definition, props, images, position: 0 });
    expect(html).to.contain('fetchPriority="high"');
    expect(html).not.to.contain('loading=');
  });

  it('leaves out an empty caption, and itself where the image is gone', () => {
    expect(render(ImageView, { definition, props: { ...props, caption: '' }, images })).not.to.contain('figcaption');
    expect(render(ImageView, { definition, props })).to.equal('');
  });
});

describe('basic/text-image', () => {
  const definition = basic.blocks['text-image'];
  const { props, images } = textImageFixture;

  it('shows text beside an image in an arch, and the action', () => {
    const html = render(TextImageView, { definition, props, images });
    expect(html).to.contain('<section class="basic-block basic-text-image basic-side-left">');
    expect(html).to.match(/<div class="basic-arch"><picture /);
    expect(html).to.match(
      /<a class="site-arrow-link basic-action" href="\/over-ons">Maak kennis met onze adviseurs\u2060<span class="site-arrow"/,
    );
  });

  it('stands in an arch unless it brings a frame of its own', () => {
    const { shape, ...older } = props;
    expect(shape).to.equal('arch');
    expect(render(TextImageView, { definition, props: older, images, isOlder: true })).to.contain('<div class="basic-arch">');
    const plain = render(TextImageView, { definition, props: { ...props, shape: 'plain' }, images });
    expect(plain).to.contain(
      '<div class="basic-plain"><picture class="site-picture"><img class="site-image basic-plain-picture"',
    );
    expect(plain).not.to.contain('basic-arch');
  });

  it('says that its action opens a new tab', () => {
    const action = { ...props.action, newTab: true };
    expect(render(TextImageView, { definition, props: { ...props, action }, images })).to.contain(
      'target="_blank" rel="noopener">Maak kennis met onze adviseurs\u2060<span class="site-arrow"',
    );
  });

  it('leaves out the arch and the action where there is nothing for them', () => {
    const html = render(TextImageView, { definition, props: { ...props, action: null } });
    expect(html).not.to.contain('basic-arch"');
    expect(html).not.to.contain('<a ');
  });
});

describe('basic/cards', () => {
  const definition = basic.blocks.cards;
  const { props, images } = cardsFixture;

  it('shows each card, linked where it has a link', () => {
    const html = render(CardsView, { definition, props, images });
    expect(html.match(/<li class="site-card/g)).to.have.lengthOf(3);
    expect(html).to.contain('<h3 class="site-card-title"><a class="site-cover" href="/glas-in-lood">Glas-in-lood</a></h3>');
    expect(html).to.contain('<h3 class="site-card-title">Klokken en uurwerken</h3></li>');
    expect(html.match(/<img /g)).to.have.lengthOf(1);
  });

  it('keeps the order of headings where it has no title itself', () => {
    const html = render(CardsView, { definition, props: { ...props, title: '' }, images });
    expect(html).to.contain('<h2 class="site-card-title">');
    expect(html).not.to.contain('<h3');
  });

  it('says that a card opens a new tab', () => {
    const [card] = props.cards;
    const html = render(CardsView, {
      definition,
      props: { ...props, cards: [{ ...card, link: { ...card?.link, newTab: true } }] },
    });
    expect(html).to.contain(
      'target="_blank" rel="noopener">Glas-in-lood<span class="site-hidden"> (opent in een nieuw tabblad)<',
    );
  });

  it('takes from one to twelve cards', () => {
    const [card] = props.cards;
    expect(definition.schema.safeParse({ ...props, cards: [] }).success).to.equal(false);
    expect(definition.schema.safeParse({ ...props, cards: Array(13).fill(card) }).success).to.equal(false);
  });
});
