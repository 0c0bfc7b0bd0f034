import { expect } from 'chai';
import { expectErrors } from '@lectern/testing';
import type { MediaFile } from '../media.schema.ts';
import { hashOf, mediaFixture, png } from './media-fixture.test-kit.ts';
import { mediaStore } from './media.services.ts';

const svg = (inside: string, attributes = ''): Buffer =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" ${attributes}>${inside}</svg>`);

describe('a drawing in the media library', () => {
  const library = mediaFixture();
  let red: Buffer;
  before(async () => {
    red = await png();
  });
  const refused = async (bytes: Uint8Array, name: string): Promise<void> => {
    expectErrors(await library.fixture.add(bytes, name), 400, [{ property: 'f', code: 'G_11' }]);
  };
  const cleaned = async (bytes: Buffer): Promise<{ text: string; file: MediaFile }> => {
    const { app, put } = library.fixture;
    const file = await put(bytes, `${hashOf(bytes).slice(0, 8)}.svg`);
    const stored = await app.app.service(mediaStore).read(file.hash);
    let text = '';
    for await (const chunk of stored?.stream ?? []) text += String(chunk);
    return { text, file };
  };

  it('keeps what it draws, and its size', async () => {
    const { text, file } = await cleaned(
      svg(
        '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient><clipPath id="c"><path d="M0 0h9v9z"/></clipPath></defs>' +
          '<style>.a{fill:url(#g)}</style><g clip-path="url(#c)"><path class="a" d="M0 0h60v40z"/><use href="#g"/></g><text>Één</text>',
      ),
    );
    expect(file.dimensions).to.deep.equal({ width: 60, height: 40 });
    expect(file.mimeType).to.equal('image/svg+xml');
    for (const part of ['viewBox="0 0 60 40"', '<linearGradient', '<clipPath', 'url(#c)', '.a{fill:url(#g)}', 'Één', 'href="#g"'])
      expect(text).to.include(part);
  });

  it('loses whatever acts, or asks another place for anything', async () => {
    const { text } = await cleaned(
      svg(
        '<script>alert(1)</script><path onclick="alert(1)" d="M0 0"/><a href="javascript:alert(1)"><text>x</text></a>' +
          '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/"/></foreignObject>' +
          '<use href="data:image/svg+xml,&lt;svg/&gt;"/><use xlink:href="https://evil.example/#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>' +
          '<image href="https://evil.example/p.png"/><style>@import "https://evil.example/a.css";</style>' +
          '<rect style="fill:url(https://evil.example/f)"/><animate attributeName="href" values="javascript:alert(1)"/>',
        'onload="alert(1)"',
      ),
    );
    expect(text).not.to.match(/script|alert|evil|foreignobject|iframe|onload|onclick|import|data:|animate/i);
    expect(text).to.include('<path');
  });

  for (const css of [
    'fill:url(https://evil.example/f)',
    'fill:URL( "//evil.example/f" )',
    String.raw`fill:\75rl(https://evil.example/f)`,
    String.raw`fill:u\72 l(//evil.example/f)`,
    'background:image-set("https://evil.example/f" 1x)',
    'background:-webkit-image-set("//evil.example/f" 1x)',
    'background:cross-fade("//evil.example/f", red)',
    'background:image("//evil.example/f")',
    '--a:src("//evil.example/f")',
  ])
    it(`asks no other place by its style: ${css}`, async () => {
      const attribute = css.replaceAll('"', '&quot;');
      const { text } = await cleaned(
        svg(`<rect style="${attribute}" fill="${attribute}"/><style>rect{${css}}</style><path d="M0 0"/>`),
      );
      expect(text).not.to.include('evil');
      expect(text).to.include('<path');
    });

  it('keeps the references within it, in each way to quote them', async () => {
    const { text } = await cleaned(svg(`<path d="M0 0" fill="url('#g')" stroke="url( #g )"/><style>.a{fill:url("#g")}</style>`));
    for (const part of [`fill="url('#g')"`, 'stroke="url( #g )"', 'url("#g")']) expect(text).to.include(part);
  });

  it('keeps the style around a rule that asks another place, and a font that lies in it', async () => {
    const font = '@font-face{font-family:"A;}";src:url(data:font/woff2;base64,d09GMgABAAA=) format("woff2")}';
    const { text } = await cleaned(
      svg(
        `<style>.a{fill:#123456}@import url(https://evil.example/a.css);/* } */${font}.b{fill:url(https://evil.example/f)}` +
          '@media print{.c{fill:url(//evil.example/g)}}.d{fill:#abcdef}</style><path class="a d" d="M0 0"/>',
      ),
    );
    expect(text).to.include(font).and.to.include('.a{fill:#123456}').and.to.include('.d{fill:#abcdef}');
    expect(text).not.to.include('evil');
  });

  it('keeps no other data in its style, and none that broken rules hide', async () => {
    const { text } = await cleaned(
      svg(
        '<style>.a{fill:url(data:text/html;base64,AAAA)}.b{}}}.c{fill:u\\}rl(//evil.example/f);}"}.d{fill:url(//evil.example/g)}' +
          '/*.e{fill:url(//evil.example/h)}</style><path d="M0 0"/>',
      ),
    );
    expect(text).not.to.match(/data:|url\(/);
    expect(text).to.include('.b{}');
  });

  const written = (encoding: string): string =>
    svg('<text>Één Œuvre</text>').toString().replace('"1.0"', `"1.0" encoding="${encoding}"`);
  const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
  const encodings: Readonly<Record<string, () => Buffer>> = {
    'UTF-8 with a mark': () => Buffer.from(`\ufeff${written('UTF-8')}`),
    'ISO-8859-1': () => Buffer.from(written('ISO-8859-1').replace('Œ', '\u008c'), 'latin1'),
    'Windows-1252': () => Buffer.from(written('windows-1252').replace('Œ', '\u008c'), 'latin1'),
    'UTF-16, the low byte first': () => utf16(written('UTF-16')),
    'UTF-16, the high byte first': () => utf16(written('UTF-16')).swap16(),
    'UTF-16 without a declaration': () =>
      utf16(
        svg('<text>Één Œuvre</text>')
          .toString()
          .replace(/^<\?.*?\?>/, ''),
      ),
  };
  for (const [name, bytes] of Object.entries(encodings))
    it(`keeps its letters in ${name}, and is stored in UTF-8`, async () => {
      const { text } = await cleaned(bytes());
      expect(text).to.include('<text>Één Œuvre</text>');
      expect(text).not.to.include('encoding');
    });

  it('is refused where it is not written in the encoding that it names', async () => {
    await refused(Buffer.from(svg('<text>Één</text>').toString(), 'latin1'), 'latin.svg');
    await refused(Buffer.from(written('x-none')), 'onbekend.svg');
  });

  it('is cleaned in every encoding', async () => {
    const script = svg('<script>alert(1)</script><path d="M0 0"/>').toString();
    for (const bytes of [utf16(script), utf16(script).swap16()]) {
      const { text } = await cleaned(bytes);
      expect(text).to.include('<path');
      expect(text).not.to.include('alert');
    }
  });

  it('is refused where it is nested beyond measure, before it is read', async () => {
    await refused(svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)), 'diep.svg');
    const { text } = await cleaned(svg(`${'<g>'.repeat(400)}<path d="M0 0"/>${'</g>'.repeat(400)}`));
    expect(text).to.include('<path');
  });

  it('may declare the addresses of the program that made it, which stand in it then', async () => {
    const program =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>';
    const drawn = svg('<rect width="10" height="10" fill="#123456"/>', 'xmlns:i="&ns_ai;"').toString();
    const { text } = await cleaned(Buffer.from(drawn.replace('?><svg', `?>${program}<svg`)));
    expect(text).to.include('#123456').and.not.include('ENTITY').and.not.include('&ns_ai;');
  });

  it('is refused with more attributes than any element has', async () => {
    const many = Array.from({ length: 50_000 }, (_, index) => `data-${index}="1"`).join(' ');
    await refused(svg(`<path d="M0 0" ${many}/>`), 'reich.svg');
  });

  it('is known again by the bytes as they were sent', async () => {
    const { call } = library.fixture;
    const bytes = svg('<path onclick="alert(1)" d="M0 0"/>');
    const { file } = await cleaned(bytes);
    expect(file.hash).not.to.equal(hashOf(bytes));
    const found = await call('find-duplicates', { hashes: [hashOf(bytes), hashOf(red)] });
    expect(Object.keys(found.get('data'))).to.deep.equal([hashOf(bytes)]);
  });

  it('is refused where it is none, however it looks', async () => {
    await refused(svg('<path d="M0 0">'), 'offen.svg');
    await refused(Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'), 'a.svg');
    await refused(Buffer.from('<svg><path d="M0 0"/></svg>'), 'ohne-raum.svg');
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>';
    await refused(Buffer.from(`${bomb}<svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`), 'bom.svg');
  });
});
