import { expect } from 'chai';
import { fileURLToPath } from 'node:url';
import { runBlockFixtures } from '@lectern/testing';
import { fileFacts } from '../blocks/downloads/file-facts.ts';
import { numberColumns } from '../blocks/table/number-columns.ts';
import { basic } from '../manifest.ts';
import entry from './index.ts';

const folder = fileURLToPath(new URL('../blocks', import.meta.url));

describe('the fixtures of the basic blocks', () => {
  const drawn: Record<string, string> = {};
  before(() => runBlockFixtures(basic, folder, { site: entry, onRender: (name, html) => (drawn[name] = html) }));
  const htmlOf = (name: string): string => drawn[`${name}.v1`] ?? '';

  it('are drawn without inline styles and without scripts', () => {
    expect(Object.keys(drawn)).to.have.length.of.at.least(Object.keys(basic.blocks).length);
    for (const [name, html] of Object.entries(drawn)) expect(html, name).not.to.match(/\sstyle=|<script/);
  });

  it('gallery: every image with its caption, in a list', () => {
    expect(htmlOf('gallery').match(/<li class="basic-gallery-item"/g)).to.have.lengthOf(5);
    expect(htmlOf('gallery').match(/<figcaption/g)).to.have.lengthOf(4);
  });

  it('buttons: links by weight, and one says that it opens a tab', () => {
    expect(htmlOf('buttons')).to.match(/<a class="basic-button basic-button-main" href="\/offerte">Vraag een offerte aan<\/a>/);
    expect(htmlOf('buttons')).to.match(/basic-button-second" [^>]*target="_blank" rel="noopener">.*opent in een nieuw tabblad/);
  });

  it('quote: words, and who said them', () => {
    expect(htmlOf('quote')).to.match(/<blockquote[^>]*><p>Zij wisten.*<figcaption.*Marga ten Hove/s);
  });

  it('callout: its kind is a word, by which it is named', () => {
    const [, id] = /<p class="basic-callout-word" id="([^"]+)">/.exec(htmlOf('callout')) ?? [];
    expect(htmlOf('callout')).to.contain(`role="note" aria-labelledby="${id}"`).and.contain('Let op</p>');
  });

  it('accordion: disclosures of the browser, of which one is open at a time', () => {
    const names = [...htmlOf('accordion').matchAll(/<details class="basic-fold" name="([^"]+)">/g)].map(([, name]) => name);
    expect(names).to.deep.equal(['accordion-1-folds', 'accordion-1-folds']);
    expect(htmlOf('accordion')).to.contain('<h3 class="basic-fold-title">Is ons orgel meeverzekerd?</h3>');
  });

  it('table: headers of rows and columns, numbers aligned, and a name for the keyboard', () => {
    const html = htmlOf('table');
    expect(html.match(/<th scope="col"/g)).to.have.lengthOf(3);
    expect(html.match(/<th scope="row"/g)).to.have.lengthOf(3);
    expect(html).to.contain('<td class="basic-number">€ 1.850.000</td>');
    expect(html).to.match(/role="region" tabindex="0" aria-labelledby="([^"]+)".*<caption[^>]* id="\1"/s);
  });

  it('downloads: what a file is, and how large', () => {
    expect(htmlOf('downloads')).to.match(
      /href="\/medialib\/verzekeringskaart-opstal.pdf">Verzekeringskaart opstal<span[^>]*> \(PDF, 1,2[\s\u00a0]MB\)/,
    );
  });

  it('video: a link with poster and title, and nothing of its host', () => {
    const html = htmlOf('video');
    expect(html).to.contain('href="https://vimeo.com/123456789" data-behaviour="lectern/video" data-video="vimeo"');
    expect(html).to.contain('Een dag op de steiger').and.contain('Bekijk op Vimeo').and.contain('src="/medialib/steiger.jpg"');
    expect(html).not.to.match(/<iframe|<script|src="https?:/);
    expect(html).to.match(/<details class="basic-transcript"><summary>Uitgeschreven tekst<\/summary><p>Hester/);
  });

  it('columns: a third one only where there are three', () => {
    expect(htmlOf('columns').match(/class="basic-column"/g)).to.have.lengthOf(2);
    expect(htmlOf('columns')).to.contain('Wat u zelf doet.').and.contain('basic-columns-ruled');
  });
});

describe('what a table and a file say', () => {
  it('takes a column for numbers only where all of it is', () => {
    const rows = [
      ['a', '1.200', '€ 5', '12 m²', 'vanaf 3'],
      ['b', '', '€ 12,50', '9 m²', '4'],
    ];
    expect(numberColumns(rows, 5)).to.deep.equal([false, true, true, true, false]);
  });

  it('names sizes as people of the locale do', () => {
    const said = (size: number | undefined, fileName = 'a.PDF') =>
      fileFacts({ fileName, size }, 'nl-NL').replaceAll('\u00a0', ' ');
    expect(said(950)).to.equal('PDF, 950 byte');
    expect(said(48_200)).to.equal('PDF, 48 kB');
    expect(said(1_250_000)).to.equal('PDF, 1,3 MB');
    expect(said(48_000_000, 'geen')).to.equal('48 MB');
    expect(said(undefined)).to.equal('PDF');
  });
});
