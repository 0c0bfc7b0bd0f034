import { expect } from 'chai';
import fc from 'fast-check';
import { fields } from '@lectern/core';
import { readFile } from 'node:fs/promises';
import { arbitraryJunk, arbitraryRichText, arbitraryText } from '../document/arbitrary-rich-text.test.ts';
import { defineRichTextNode } from '../document/node-definition.ts';
import { toMarkdown } from '../document/to-markdown.ts';
import { toPlainText } from '../document/to-plain-text.ts';
import { attributeOf, elementsOf, linesOf, testPage } from './read-html.test-kit.ts';
import { defineNodeView } from './html-context.ts';
import { html } from './html.ts';
import { pictureHtml } from './image-html.ts';
import { toHtml } from './to-html.ts';
import type { HtmlOptions } from './to-html.ts';
import { seedCount } from '../document/seed-count.test-kit.ts';

const page = '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0e';
const document = (...children: unknown[]) => ({ kind: 'richtext', version: 1, children });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const render = (value: unknown, options: Partial<HtmlOptions> = {}) => toHtml(value, { ...testPage(value), ...options });
const fixture = async (name: string) => readFile(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8');

const allowedTags = new Set(
  'p h2 h3 h4 ul ol li blockquote hr figure picture source img svg circle path figcaption div section table caption thead tbody tr th td a strong em u s sub sup code span br'.split(
    ' ',
  ),
);
const allowedAttributes = new Set(
  'href target rel lang src srcset sizes type alt width height loading decoding class scope colspan rowspan role aria-label tabindex data-behaviour data-video data-video-id data-video-title viewBox viewbox aria-hidden cx cy r d'.split(
    ' ',
  ),
);

const hint = (text: string) => `<span class="site-hidden"> ${text}</span>`;

describe('rich text as HTML', () => {
  it('is what it was for version 1', async () => {
    const { props } = JSON.parse(await fixture('text.v1.json')) as { props: { body: unknown } };
    // One element a line, so that a difference can be read.
    const lines = render(props.body).replace(
      /(<\/(?:p|h\d|li|ul|ol|blockquote|figure|caption|thead|tbody|tr|table|section)>|<hr>)/g,
      '$1\n',
    );
    expect(lines).to.equal(await fixture('text.v1.html.txt'));
    expect(`${toMarkdown(props.body, { link: () => '/x', image: () => '/y.jpg' })}\n`).to.equal(await fixture('text.v1.md.txt'));
  });

  it('says what the plain text says, for 200 generated documents', () => {
    fc.assert(
      fc.property(arbitraryRichText, (doc) => void expect(linesOf(render(doc))).to.equal(toPlainText(doc))),
      { numRuns: seedCount(200) },
    );
  });

  it('has known elements and attributes only, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryRichText, arbitraryJunk), (value) => {
        for (const element of elementsOf(render(value))) {
          expect(allowedTags).to.include(element.tagName);
          for (const { name } of element.attrs) expect(allowedAttributes).to.include(name);
        }
      }),
      { numRuns: seedCount(1_000) },
    );
  });

  it('escapes every text', () => {
    const hostile = '</p><script>alert(1)</script><img src=x onerror=alert(1)>"\'&lt;';
    const value = document(
      paragraph({ text: hostile }),
      { type: 'image', fileID: page, altText: hostile, caption: hostile },
      {
        type: 'table',
        caption: hostile,
        children: [{ type: 'table-row', children: [{ type: 'table-cell', children: [{ text: hostile }] }] }],
      },
      { type: 'button', label: hostile, to: { page } },
      { type: 'x/y', children: [{ text: hostile }] },
    );
    const out = render(value);
    expect(elementsOf(out).map((element) => element.tagName)).to.not.include('script');
    expect(elementsOf(out).filter((element) => element.tagName === 'img')).to.have.length(1);
    expect(linesOf(out)).to.equal([hostile, hostile, hostile, hostile, hostile, hostile].join('\n'));
    expect(
      elementsOf(out)
        .map((element) => attributeOf(element, 'alt'))
        .filter(Boolean),
    ).to.eql([hostile]);
  });

  it('lets no address through that a visitor must not follow, of 2,000 generated', () => {
    const cases = (text: string) =>
      fc
        .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
        .map((upper) => [...text].map((character, index) => (upper[index] ? character.toUpperCase() : character)).join(''));
    const scheme = fc
      .constantFrom(
        'javascript:',
        'vbscript:',
        'data:text/html,',
        'blob:',
        'file:',
        'about:',
        'filesystem:',
        'view-source:',
        'jar:',
      )
      .chain(cases);
    const noise = fc.constantFrom(
      '',
      ' ',
      '\t',
      '\n',
      '\r\n',
      '\u0001',
      '\u0000',
      '\u00a0',
      '\u200b',
      '\u2028',
      '\ufeff',
      '\u00ad',
    );
    const spread = fc
      .tuple(scheme, fc.nat(12), noise, noise)
      .map(([text, at, inside, before]) => before + text.slice(0, at) + inside + text.slice(at));
    const entity = scheme.chain((text) =>
      fc.constantFrom(
        text.replace(/./, (character) => `&#${character.charCodeAt(0)};`),
        text.replace(/./, (character) => `&#x${character.charCodeAt(0).toString(16)};`),
        text.replace(':', '&colon;'),
        text.replace(':', '%3A'),
        encodeURIComponent(text),
        text.replace(/./, (character) => `\\u00${character.charCodeAt(0).toString(16)}`),
      ),
    );
    const host = fc
      .tuple(
        fc.constantFrom('//', '\\\\', '/\\', '\\/', '/\t/', '\t//', '/\n/', '///', '/\u200b/', 'http:\\\\', 'https:/\\'),
        fc.constantFrom('evil.nl', 'evil.nl/a'),
      )
      .map(([slashes, name]) => slashes + name);
    const address = fc.oneof(
      fc.tuple(fc.oneof(spread, entity), arbitraryText).map(([before, after]) => before + after),
      host,
    );
    const places = [
      (href: string) => paragraph({ type: 'link', to: { href }, children: [{ text: 'x' }] }),
      (href: string) => paragraph({ type: 'link', url: href, children: [{ text: 'x' }] }),
      (href: string) => ({ type: 'button', label: 'x', to: { href } }),
    ];
    fc.assert(
      fc.property(address, fc.constantFrom(...places), (href, place) => {
        for (const element of elementsOf(render(document(place(href))))) {
          const out = attributeOf(element, 'href');
          if (out === undefined) continue;
          // As a browser on the site would resolve it.
          const url = new URL(out, 'https://site.example/pad');
          expect(['http:', 'https:', 'mailto:', 'tel:']).to.include(url.protocol);
          if (!/^https?:\/\//i.test(out)) expect(url.host).to.be.oneOf(['site.example', '']);
        }
      }),
      { numRuns: seedCount(2_000) },
    );
  });

  it('does not trust the address that a page gives for a link either', () => {
    const value = document(paragraph({ type: 'link', to: { page }, children: [{ text: 'x' }] }));
    expect(render(value, { site: { locale: 'nl-NL', link: () => 'javascript:alert(1)' } })).to.equal('<p>x</p>');
  });

  it('keeps the text of a link whose page is gone, and of a button', () => {
    const value = document(
      paragraph({ text: 'Lees ' }, { type: 'link', to: { page }, children: [{ text: 'meer', bold: true }] }),
      { type: 'button', label: 'Ga', to: { page } },
    );
    expect(render(value, { site: { locale: 'nl-NL', link: () => undefined } })).to.equal(
      '<p>Lees <strong>meer</strong></p><p>Ga</p>',
    );
  });

  it('opens a new tab without handing over the page', () => {
    const value = document(
      paragraph({ type: 'link', newTab: true, to: { href: 'https://example.nl' }, children: [{ text: 'x' }] }),
    );
    expect(render(value)).to.equal(
      `<p><a href="https://example.nl" target="_blank" rel="noopener">x${hint('(opent in een nieuw tabblad)')}</a></p>`,
    );
    const button = document({ type: 'button', label: 'Ga', to: { href: '/x' }, newTab: true });
    const options = testPage(button);
    expect(toHtml(button, { ...options, site: { ...options.site, locale: 'en-GB' } })).to.equal(
      `<p class="rich-text-action"><a class="rich-text-button" href="/x" target="_blank" rel="noopener">Ga${hint('(opens in a new tab)')}</a></p>`,
    );
  });

  it('nests neighbouring marks, the longest outside', () => {
    const value = document(
      paragraph({ text: 'a', bold: true }, { text: 'b', bold: true, italic: true }, { text: 'c', italic: true }, { text: 'd' }),
      paragraph({ text: 'a', bold: true, italic: true }, { text: 'b', italic: true }, { text: 'c', italic: true, lang: 'la' }),
    );
    expect(render(value)).to.equal(
      '<p><strong>a<em>b</em></strong><em>c</em>d</p><p><em><strong>a</strong>b<span lang="la">c</span></em></p>',
    );
  });

  it('leaves out what says nothing: empty lines, empty links, images that are gone', () => {
    const value = document(
      paragraph({ text: '' }),
      { type: 'heading', level: 2, children: [{ text: '' }] },
      paragraph({ type: 'link', to: { page }, children: [{ text: '' }] }),
      { type: 'image', fileID: page, caption: 'x' },
    );
    expect(render(value, { images: {} })).to.equal('');
  });

  it('names a second use of one image apart, because it may be cropped otherwise', () => {
    const image = { type: 'image', fileID: page, decorative: true };
    const media = { hash: 'a', fileName: 'a.jpg', altText: '', url: '/a.jpg' };
    const out = render(document(image, { ...image }), {
      images: { [`body:${page}`]: media, [`body:${page}:2`]: { ...media, url: '/b.jpg' } },
    });
    expect(
      elementsOf(out)
        .map((element) => attributeOf(element, 'src'))
        .filter(Boolean),
    ).to.eql(['/a.jpg', '/b.jpg']);
  });

  it('draws a plugin\u2019s node with the view that is given, else as its text', () => {
    const props = { title: '<b>', page: { to: { page } }, picture: { fileID: page, altText: 'Plan' } };
    const value = document({ type: 'planner/map', props, children: [{ text: 'a & b' }] });
    expect(render(value)).to.equal('<p>a &amp; b</p>');
    const map = defineRichTextNode({
      type: 'planner/map',
      label: 'Map',
      place: 'block',
      fields: {
        title: fields.text({ label: 'Title' }),
        page: fields.link({ label: 'Page' }),
        picture: fields.image({ label: 'Picture' }),
      },
    });
    const view = defineNodeView(map, ({ title, page: link }, { text, picture, ...context }) => {
      const href = link ? context.link(link.to) : undefined;
      return html`<p lang="${title}">${text}<a href="${href}">${title.toUpperCase()}</a>${picture('picture')}</p>`;
    });
    const media = { hash: 'a', fileName: 'a.jpg', altText: 'Plan', url: '/a.jpg' };
    const images = { 'body:nodes.0.picture': media };
    const options = { alt: 'Plan', sizes: '(min-width: 48rem) 44rem, 100vw' };
    expect(render(value, { views: [view], images })).to.equal(
      `<p lang="&lt;b&gt;">a &amp; b<a href="/pagina/${page}">&lt;B&gt;</a>${pictureHtml(media, options)}</p>`,
    );
    // What is stored may be older than the plugin: a view that cannot read it gives way to the text.
    const old = document({ type: 'planner/map', zoom: 3, children: [{ text: 'Kaart' }] });
    expect(render(old, { views: [view] })).to.equal('<p>Kaart</p>');
  });

  it('asks nothing of the host of a video', () => {
    const video = { type: 'video', fileID: page, title: 'De <toren>', caption: 'Uit 2025' };
    const out = render(document(video));
    const [link] = elementsOf(out).filter((found) => found.tagName === 'a');
    expect(link && attributeOf(link, 'href')).to.equal('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(elementsOf(out).flatMap((found) => attributeOf(found, 'src') ?? [])).to.eql(['/assets/media/abc.jpg']);
    expect(linesOf(out)).to.equal('De <toren>\nUit 2025');
    // A video that is gone from the library, or was never in it.
    expect(render(document(video), { files: {} })).to.equal('');
    expect(render(document({ ...video, fileID: '"><script>' }))).to.equal('<p>De &lt;toren&gt;</p><p>Uit 2025</p>');
  });

  it('keeps a head of a table apart, unless one of its cells reaches out of it', () => {
    const cell = (text: string, rest: object = {}) => ({ type: 'table-cell', header: true, ...rest, children: [{ text }] });
    const row = (...children: unknown[]) => ({ type: 'table-row', children });
    const table = (...children: unknown[]) => document({ type: 'table', children });
    const tags = (value: unknown) => elementsOf(render(value)).map((found) => found.tagName);
    expect(tags(table(row(cell('a')), row(cell('b', { header: undefined }))))).to.include('thead');
    expect(tags(table(row(cell('a', { rowSpan: 2 }), cell('b')), row(cell('c'))))).to.not.include('thead');
    const named = render(table(row(cell('a'))));
    expect(named).to.match(/^<div class="rich-text-table" role="group" aria-label="Tabel" tabindex="0">/);
  });

  it('renders nesting of 1,000', () => {
    let inner: unknown = { text: 'diep' };
    for (let level = 0; level < 1000; level += 1)
      inner = { type: 'list', ordered: true, children: [{ type: 'list-item', children: [inner] }] };
    expect(linesOf(render(document(inner)))).to.equal('diep');
  });
});
