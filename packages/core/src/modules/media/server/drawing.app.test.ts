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
