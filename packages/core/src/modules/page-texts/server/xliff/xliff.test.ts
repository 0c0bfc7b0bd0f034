import { expect } from 'chai';
import fc from 'fast-check';
import { readXliff, UnreadableXliff } from './read-xliff.ts';
import { writeXliff } from './write-xliff.ts';
import type { XliffPage } from './write-xliff.ts';

const pageOf = (text: string, format: 'plain' | 'inline', target?: string): XliffPage => ({
  ...{ id: 'p1', title: 'A "page" & more', path: '/a?b&c' },
  parts: [{ name: 'blocks.k1', label: 'Text <b>', segments: [{ path: 'blocks.k1.body.0', text, format }] }],
  targets: new Map(target === undefined ? [] : [['blocks.k1.body.0', target]]),
});
const written = (...given: Parameters<typeof pageOf>): string =>
  writeXliff({ source: 'nl-NL', target: 'de-DE', pages: [pageOf(...given)] });
const unitOf = (document: string) => readXliff(document).files[0]?.groups[0]?.units[0];

describe('XLIFF 2', () => {
  it('is written with marks, links and nodes as inline codes', () => {
    const document = written('Een <1>vet</1> &amp; <2>a<3>b</3></2><4/>', 'inline', '<1>x</1> und <1>y</1><4/>');
    expect(document).to.include(
      '<source>Een <pc id="1">vet</pc> &amp; <pc id="2">a<pc id="3">b</pc></pc><ph id="4" canCopy="no" canDelete="no"/></source>' +
        '<target><pc id="1">x</pc> und <pc id="5" copyOf="1">y</pc><ph id="4" canCopy="no" canDelete="no"/></target>',
    );
    expect(unitOf(document)).to.deep.equal({
      id: 'blocks.k1.body.0',
      source: 'Een <1>vet</1> &amp; <2>a<3>b</3></2><4/>',
      target: '<1>x</1> und <1>y</1><4/>',
    });
  });

  it('says the same when it is read as when it was written, whatever was said', () => {
    const signs = fc.string({
      unit: fc.constantFrom('a', '&', '<', '>', '"', "'", '\n', '\r', '\t', '\u0001', '\uFFFE', ' ', '😀', ']]>', '&amp;'),
      maxLength: 20,
    });
    fc.assert(
      fc.property(signs, fc.option(signs, { nil: undefined }), (source, target) => {
        const html = (text: string | undefined) => text?.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        expect(unitOf(written(source, 'plain', target))).to.deep.equal({
          id: 'blocks.k1.body.0',
          source: html(source),
          target: html(target),
        });
      }),
      { numRuns: 500 },
    );
  });

  it('is read as tools leave it: cut into segments, annotated, with codes that begin in one and end in another', () => {
    const unit = `<segment><source>Een <mrk id="m1" type="term">vet</mrk></source><target><sc id="1"/>Ein</target></segment>
      <ignorable><source> </source><target> </target></ignorable>
      <segment><source>woord</source><target>Wort<ec startRef="1"/></target></segment>`;
    const document = written('x', 'plain')
      .replace(/<segment .*<\/segment>/, unit)
      .replace(/ own:source="\w+"/, '');
    expect(unitOf(document)).to.deep.equal({ id: 'blocks.k1.body.0', source: 'Een vet woord', target: '<1>Ein Wort</1>' });
    expect(readXliff(document).files[0]?.groups[0]?.hash).to.equal(undefined);
  });

  it('is refused with entities, document types, foreign codes, and where it is something else', () => {
    const good = written('x', 'plain', 'y');
    const bad = [
      ...['', 'x', '<xliff/>', '{"a":1}', good.slice(0, -20), `${good}<more/>`, good.replaceAll(':2.0"', ':1.2"')],
      good.replace('<xliff ', '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff '),
      good.replace('<xliff ', '<!DOCTYPE xliff SYSTEM "http://127.0.0.1/"><xliff '),
      good.replace('<target>y', '<target>&a;'),
      good.replace('<target>y', '<target><pc id="a">y</pc>'),
      good.replace('<target>y', '<target><b>y</b>'),
      good.replace('<target>y', '<target><cp hex="110000"/>'),
      good.replace('<target>y', `<target>${'<mrk id="m">'.repeat(100)}`),
    ];
    for (const document of bad) expect(() => readXliff(document), document.slice(0, 80)).to.throw(UnreadableXliff);
  });
});
