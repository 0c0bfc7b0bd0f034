import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtDir, entryKey, gzippedKilobytes, readChunks, scriptsFrom, scriptsOfBehaviour } from './built-scripts.ts';
import type { Chunks } from './built-scripts.ts';

/** The attributes that only the editor of rich text writes into a page. */
const editorMarks = ['data-slate-editor', 'data-slate-node', 'data-slate-leaf'];

/** The most that a page with this behaviour loads of scripts, compressed, in thousands of bytes. */
const bounds = [
  ['forms', 'form', 25],
  ['planner', 'planner', 12],
] as const;

describe('what visitors download', () => {
  let chunks: Chunks;

  before(function () {
    chunks = readChunks() ?? this.skip();
  });

  const withEditor = (entry: string): string[] =>
    scriptsFrom(chunks, [entryKey(chunks, entry)], { isLazy: true }).filter((file) => {
      const source = readFileSync(join(builtDir, file), 'utf8');
      return editorMarks.some((mark) => source.includes(mark));
    });

  it('holds nothing of Slate, which editors get when they open a text', () => {
    expect(scriptsFrom(chunks, [entryKey(chunks, 'islands')], { isLazy: true }).length).to.be.greaterThan(1);
    expect(withEditor('islands')).to.eql([]);
    expect(withEditor('admin')).to.not.eql([]);
  });

  for (const [plugin, behaviour, most] of bounds)
    it(`is at most ${most} kB of script on a page of ${plugin}`, () => {
      expect(gzippedKilobytes(scriptsOfBehaviour(chunks, plugin, behaviour))).to.be.within(5, most);
    });
});
