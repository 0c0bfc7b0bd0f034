import { readdirSync, statSync } from 'node:fs';
import basic from '@lectern/blocks-basic';
import { blockKeyPattern, canonicalSlug, siteFacts } from '@lectern/core';
import forms from '@lectern/forms';
import homeHeader from '@lectern/home-header';
import news from '@lectern/news';
import pageTypes from '@lectern/page-types';
import planner from '@lectern/planner';
import richText from '@lectern/rich-text';
import search from '@lectern/search';
import { expect } from 'chai';
import { blocksOf } from './blocks-of.ts';
import { comments } from './comments.ts';
import { organisation } from './contact.ts';
import { documents, media, menus, moving, pages, redirects } from './index.ts';
import type { MenuContent } from './menus.ts';
import { vergeten } from './pages/vergeten.ts';
import { layout } from '../layout.ts';
import { rich } from './rich.ts';
import type { PageContent } from './types.ts';

const mediaFolder = new URL('./media/', import.meta.url);
const plugins = [basic, forms, homeHeader, news, pageTypes, planner, richText, search];
const blocks = new Map(
  plugins.flatMap((plugin) => Object.entries(plugin.blocks ?? {}).map(([name, one]) => [`${plugin.id}/${name}`, one])),
);
const types = new Map(
  plugins.flatMap((plugin) => Object.entries(plugin.pageTypes ?? {}).map(([name, one]) => [`${plugin.id}/${name}`, one])),
);
const localeOf = (page: PageContent) => page.locale ?? 'nl-NL';
const addressOf = (page: PageContent) => `${localeOf(page)} ${page.slug}`;
const addresses = new Set(pages.map(addressOf));

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object inside a value, itself included. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
}
const stringsOf = (value: unknown): string[] =>
  nodesOf(value).flatMap((node) => Object.values(node).filter((one): one is string => typeof one === 'string'));

/** The value as the loader stores it: marks replaced by ids. */
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (!isNode(value)) return value;
  if ('$page' in value)
    return { page: '0191d8a0-0000-7000-8000-000000000001', ...(value['anchor'] ? { anchor: value['anchor'] } : {}) };
  if ('$file' in value) return { fileID: '0191d8a0-0000-7000-8000-000000000003' };
  if ('$video' in value) return { fileID: '0191d8a0-0000-7000-8000-000000000004', title: value['title'] };
  if ('$image' in value) return { fileID: '0191d8a0-0000-7000-8000-000000000002', altText: value['altText'] };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolved(one)]));
}

describe('The demo content', () => {
  it('has comments about words that stand on their pages', () => {
    for (const { slug, blockKey, property, quote } of comments) {
      const page = pages.find((one) => addressOf(one) === `nl-NL ${slug}`) ?? expect.fail(`${slug} is no page`);
      const props: Node = blocksOf(page).find(({ key }) => key === blockKey)?.props ?? {};
      expect(
        stringsOf([props[property]]).some((text) => text.includes(quote)),
        quote,
      ).to.equal(true);
    }
  });

  it('has at least 33 pages in its own language', () => {
    expect(pages.filter((page) => localeOf(page) === 'nl-NL')).to.have.length.of.at.least(33);
  });

  it('opens, is searched, is reached and says that a page is missing in each of its languages', () => {
    for (const original of ['/', '/zoeken', '/contact', '/404', '/500'])
      for (const locale of ['nl-NL', 'de-DE', 'fr-FR']) {
        const isThere = pages.some((page) => localeOf(page) === locale && (page.translationOf ?? page.slug) === original);
        expect(isThere, `${locale} ${original}`).to.equal(true);
      }
  });

  it('says what the law and a careful visitor ask for, in its footer', () => {
    const { footer, legal } = menus['nl-NL'] ?? {};
    const linked = JSON.stringify([footer, legal]);
    for (const slug of [
      '/over-ons',
      '/vergunning',
      '/contact',
      '/privacyverklaring',
      '/cookieverklaring',
      '/disclaimer',
      '/toegankelijkheid',
      '/klachten',
      '/risicocheck',
    ])
      expect(linked, slug).to.contain(`"${slug}"`);
  });

  it('leads old addresses to pages that it has', () => {
    const targets = redirects.flatMap(({ href }) => (href === null || href.includes('*') ? [] : [`nl-NL ${href}`]));
    expect([...addresses]).to.include.members(targets);
  });

  it('uses each address once per locale, in its canonical form', () => {
    expect(addresses.size).to.equal(pages.length);
    for (const page of pages) expect(canonicalSlug(page.slug), page.slug).to.equal(page.slug);
  });

  it('puts parents before children and originals before translations', () => {
    const seen = new Set<string>();
    for (const page of pages) {
      if (page.parent) expect(seen, page.slug).to.include(`${localeOf(page)} ${page.parent}`);
      if (page.locale) expect(seen, page.slug).to.include(`nl-NL ${page.translationOf}`);
      seen.add(addressOf(page));
    }
  });

  for (const page of pages) {
    describe(addressOf(page), () => {
      it('has a title, a description and blocks with keys of their own', () => {
        const keys = blocksOf(page).map((block) => block.key);
        expect(page.title.trim()).to.not.equal('');
        if (!vergeten.includes(page)) expect(page.seo?.description ?? '').to.have.length.within(30, 400);
        expect(keys).to.have.length.of.at.least(1);
        expect(new Set(keys).size).to.equal(keys.length);
        for (const key of keys) expect(key).to.match(blockKeyPattern);
      });

      it('would be accepted by its page type and its blocks on publication', () => {
        const type = types.get(page.type);
        expect(type, page.type).to.not.equal(undefined);
        expect(type?.schema.safeParse(resolved(page.typeData ?? {})).error?.message).to.equal(undefined);
        for (const block of blocksOf(page)) {
          const known = blocks.get(block.type);
          expect(known, block.type).to.not.equal(undefined);
          expect(known?.schema.safeParse(resolved(block.props)).error?.message, block.key).to.equal(undefined);
        }
      });

      it('links to pages and anchors that exist, and shows pictures that exist', () => {
        for (const node of nodesOf(page)) {
          const { $page, $image, $file, $video, anchor } = node;
          if (typeof $file === 'string') expect(documents).to.include($file);
          if (typeof $video === 'string') expect(moving.map(({ file }) => file)).to.include($video);
          if (typeof $page === 'string') {
            const target = pages.find((other) => addressOf(other) === `${localeOf(page)} ${$page}`);
            expect(target, $page).to.not.equal(undefined);
            if (anchor)
              expect(
                target?.blocks.map((block) => block.anchorPoint),
                $page,
              ).to.include(anchor);
          }
          if (typeof $image === 'string') {
            expect(media.map(({ file }) => file)).to.include($image);
            expect(String(node['altText']).trim(), $image).to.not.equal('');
          }
        }
      });

      it('reads as finished text', () => {
        for (const text of stringsOf(page)) {
          expect(text).to.not.match(/ {2}|lorem|todo|\*\*|\]\(/i);
          expect(text).to.not.match(/[{}<>]/);
        }
      });
    });
  }

  it('is that of an intermediary: it never insures anybody itself', () => {
    const texts = [...pages.flatMap(stringsOf), ...stringsOf(layout), ...stringsOf(menus)].join('\n');
    expect(texts).to.not.match(/\b(wij|we) verzekeren\b|verzekeren (wij|we)\b|Sluitsteen verzekert/i);
    expect(texts).to.not.match(/\bwir versichern\b|versichern wir\b|Sluitsteen versichert/i);
  });

  it('is reached by every link of the header and footer', () => {
    const linksOf = (items: readonly MenuContent[], locale: string): string[] =>
      items.flatMap(({ slug, locale: own = locale, children = [] }) => [
        ...(slug === undefined ? [] : [`${own} ${slug}`]),
        ...linksOf(children, locale),
      ]);
    const links = Object.entries(menus).flatMap(([locale, named]) =>
      Object.values(named).flatMap((items) => linksOf(items, locale)),
    );
    expect(links).to.have.length.of.at.least(20).and.include('de-DE /');
    expect(pages.map(addressOf)).to.include.members(links);
    expect(Object.keys(menus['nl-NL'] ?? {})).to.deep.equal(Object.keys(pageTypes.pageTypes.page.menus));
  });

  it('says in its footer what its pages say: a number that rings nobody helps nobody', () => {
    const known = pages.flatMap(stringsOf);
    expect(known).to.include.members([`tel:${organisation.telephone.replaceAll(/\D/g, '')}`, `mailto:${organisation.email}`]);
    for (const [name, value] of Object.entries(organisation))
      expect(siteFacts.settings[name as keyof typeof organisation].schema.parse(value), name).to.equal(value);
  });

  it('tells whoever reads about an insurance how to go on', () => {
    const audiences = pages.filter(({ slug }) => /^\/verzekeringen\/[^/]+$/.test(slug));
    expect(audiences).to.have.length(4);
    for (const page of audiences)
      expect(
        nodesOf(page.blocks.at(-1)).some(({ $page }) => $page === '/contact' || $page === '/formulieren/offerte'),
        page.slug,
      ).to.equal(true);
  });

  it('has at least twelve news items in three years, the newest in November 2026', () => {
    const dates = pages.filter((page) => page.type === 'news/article').map((page) => page.typeData?.['date'] as string);
    expect(dates).to.have.length.of.at.least(12);
    expect([...new Set(dates.map((date) => date.slice(0, 4)))].toSorted()).to.deep.equal(['2024', '2025', '2026']);
    expect(dates.toSorted().at(-1)).to.match(/^2026-11-/);
  });

  it('has a place for every block that the plugins offer editors', () => {
    const used = new Set(pages.flatMap(blocksOf).map(({ type }) => type));
    expect([...blocks.keys()].filter((type) => !used.has(type))).to.deep.equal([]);
  });

  it('lists every document and moving image of its folders, light enough to send', () => {
    const inFolder = (name: string, ending: string) =>
      readdirSync(new URL(`./${name}/`, import.meta.url)).filter((file) => file.endsWith(ending));
    expect(inFolder('documents', '.pdf').toSorted()).to.deep.equal(documents.toSorted());
    expect(inFolder('moving', '.gif')).to.deep.equal(moving.map(({ file }) => file));
    const sizeOf = (path: string) => statSync(new URL(path, import.meta.url)).size;
    for (const file of documents) expect(sizeOf(`./documents/${file}`), file).to.be.below(150_000);
    for (const { file } of moving) expect(sizeOf(`./moving/${file}`), file).to.be.below(600_000);
  });

  it('lists every picture of the folder, light enough to send', () => {
    const files = readdirSync(mediaFolder);
    const sizes = files.map((file) => statSync(new URL(file, mediaFolder)).size);
    expect(media.map(({ file }) => file).toSorted()).to.deep.equal(files.toSorted());
    expect(Math.max(...sizes)).to.be.at.most(110_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).to.be.at.most(1_800_000);
    for (const { altText } of media) expect(altText.trim()).to.not.equal('');
    const used = new Set(pages.flatMap(nodesOf).map((node) => node['$image']));
    expect(files.filter((file) => !used.has(file))).to.deep.equal([]);
  });
});

describe('rich', () => {
  it('reads paragraphs, headings, marks and links', () => {
    expect(
      rich('\n    ## Kop\n\n    Een **vet** en _schuin_\n    woord, [pagina](/a#b), [adres](tel:1).\n  ').children,
    ).to.deep.equal([
      { type: 'heading', level: 2, children: [{ text: 'Kop' }] },
      {
        type: 'paragraph',
        children: [
          { text: 'Een ' },
          { text: 'vet', bold: true },
          { text: ' en ' },
          { text: 'schuin', italic: true },
          { text: ' woord, ' },
          { type: 'link', to: { $page: '/a', anchor: 'b' }, children: [{ text: 'pagina' }] },
          { text: ', ' },
          { type: 'link', to: { href: 'tel:1' }, children: [{ text: 'adres' }] },
          { text: '.' },
        ],
      },
    ]);
  });

  it('reads lists with a nested level and lines that go on', () => {
    const item = (text: string, below?: unknown) => ({
      type: 'list-item',
      children: [{ type: 'list-item-text', children: [{ text }] }, ...(below ? [below] : [])],
    });
    expect(rich('1. een\n2. twee\n   gaat door\n  - a\n  - b\n3. drie').children).to.deep.equal([
      {
        type: 'list',
        ordered: true,
        children: [
          item('een'),
          item('twee gaat door', { type: 'list', ordered: false, children: [item('a'), item('b')] }),
          item('drie'),
        ],
      },
    ]);
  });

  it('reads quotes and tables', () => {
    const cell = (text: string, header?: true) => ({ type: 'table-cell', ...(header ? { header } : {}), children: [{ text }] });
    expect(rich('> Gezegd.\n\n| A | |\n| --- | --- |\n| b | c |').children).to.deep.equal([
      { type: 'quote', children: [{ type: 'paragraph', children: [{ text: 'Gezegd.' }] }] },
      {
        type: 'table',
        children: [
          { type: 'table-row', children: [cell('A', true), cell('', true)] },
          { type: 'table-row', children: [cell('b'), cell('c')] },
        ],
      },
    ]);
  });
});
