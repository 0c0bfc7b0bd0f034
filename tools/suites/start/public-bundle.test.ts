import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const dist = resolve(import.meta.dirname, '../../../examples/insurance-site/dist');
const manifestFile = join(dist, '.vite/manifest.json');

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The attributes that only the editor of rich text writes into a page. */
const editorMarks = ['data-slate-editor', 'data-slate-node', 'data-slate-leaf'];

describe('what visitors download', () => {
  let chunks: Readonly<Record<string, Chunk>> = {};

  before(function () {
    if (existsSync(manifestFile)) {
      chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, Chunk>>;
      return;
    }
    console.warn('Skipped: the example site is not built.');
    this.skip();
  });

  /** Every script that a page with this entry may come to import. */
  function scriptsOf(entry: string): string[] {
    const found = Object.entries(chunks).find(([name, chunk]) => chunk.isEntry && name.includes(entry));
    if (!found) throw new Error(`The build has no entry "${entry}".`);
    const names = new Set([found[0]]);
    for (const name of names) {
      const { imports = [], dynamicImports = [] } = chunks[name] ?? { file: '' };
      for (const next of [...imports, ...dynamicImports]) names.add(next);
    }
    return [...names].map((name) => chunks[name]?.file ?? '').filter((file) => file.endsWith('.js'));
  }
  const withEditor = (entry: string): string[] =>
    scriptsOf(entry).filter((file) => {
      const source = readFileSync(join(dist, file), 'utf8');
      return editorMarks.some((mark) => source.includes(mark));
    });

  it('holds nothing of Slate, which editors get when they open a text', () => {
    expect(scriptsOf('islands').length).to.be.greaterThan(1);
    expect(withEditor('islands')).to.eql([]);
    expect(withEditor('admin')).to.not.eql([]);
  });
});
