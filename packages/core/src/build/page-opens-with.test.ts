import { expect } from 'chai';
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { openedModules } from './page-opens-with.ts';

describe('what the editor of a page opens with', () => {
  it('is named as its sources are: another name would leave a module to be asked for later, without a word', () => {
    const sources = globSync('**/*.{ts,tsx}', { cwd: resolve(import.meta.dirname, '..') });
    const names = new Set(sources.map((path) => basename(path).replace(/\.tsx?$/, '')));
    expect([...openedModules].filter((name) => !names.has(name))).to.deep.equal([]);
  });
});
