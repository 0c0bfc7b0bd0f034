import { expect } from 'chai';
import { toMarkdown } from '../../document/to-markdown.ts';
import { placeImages } from '../../paste/find-images.ts';
import { parseWithDom } from '../../paste/parse-html.test-kit.ts';
import { documentOf } from '../../paste/split-blocks.ts';
import { readTextFile } from './read-text-file.ts';

async function read(name: string, ...content: BlobPart[]) {
  const result = await readTextFile(new File(content, name), parseWithDom);
  if (!result.ok) throw new Error(result.message);
  const { title, blocks, dropped } = result.word;
  return { title, text: toMarkdown(documentOf(placeImages(blocks, new Map())), { image: () => '/i' }), dropped };
}

describe('reading a web page or a text', () => {
  it('gives what pasting it would give, and nothing that runs', async () => {
    const page =
      '<html><head><title>T</title><script>alert(1)</script></head><body><h1>De toren</h1><p onclick="x()">Een <b>lang</b> jaar</p></body></html>';
    const { title, text } = await read('verslag.html', page);
    expect([title, text]).to.deep.equal(['De toren', '## De toren\n\nEen **lang** jaar']);
  });

  it('reads Markdown and plain text, and calls those without a heading by the name of the file', async () => {
    expect((await read('a.md', '# Kop\n\n- een\n- twee')).text).to.equal('## Kop\n\n- een\n- twee');
    const { title, text } = await read('2026_jaar-verslag.txt', 'Eerste alinea.\n\nTweede alinea.');
    expect([title, text]).to.deep.equal(['2026 jaar verslag', 'Eerste alinea.\n\nTweede alinea.']);
  });

  it('reads the letters that a page names, and those of Windows where it names none', async () => {
    const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    expect((await read('a.html', bytes('<meta charset="iso-8859-15"><p>caf\u00E9 \u00A4</p>'))).text).to.equal('café €');
    expect((await read('a.txt', bytes('caf\u00E9'))).text).to.equal('café');
    expect((await read('a.html', '<p>café</p>')).text).to.equal('café');
    expect((await read('a.html', bytes('<meta charset="nonsense"><p>caf\u00E9</p>'))).text).to.equal('café');
  });

  it('names what it leaves out, and refuses what is too large', async () => {
    const { dropped } = await read('a.html', '<p>Words</p><img src="https://elsewhere.example/a.png" alt="Tower">');
    expect(dropped.image).to.have.length(1);
    const large = await readTextFile(new File([new Uint8Array(12_000_001)], 'a.txt'), parseWithDom);
    expect(large).to.deep.equal({ ok: false, message: 'This file is too large. A web page or a text may be 12 MB.' });
  });

  it('refuses Markdown that its parser would be busy with for minutes, and says so', async () => {
    const overwrought = await readTextFile(new File(['> a\n> b\n', 'c\n'.repeat(50_000)], 'a.md'), parseWithDom);
    expect(overwrought.ok ? '' : overwrought.message).to.match(/too long to be read as Markdown/);
    expect((await read('a.txt', 'a\n\n'.repeat(20_000))).text).to.contain('a');
  });
});
