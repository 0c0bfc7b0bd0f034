import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { t as pasteText } from './paste/paste-texts.ts';
import { t as wordText } from './docx/word-texts.ts';
import { t } from './editor-texts.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|test-kit|bench)\.|\.d\.ts$/.test(file);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(isCode)
  .map((file) => ({ file, code: readFileSync(folder + file, 'utf8') }));
const keys = files
  .filter(({ file }) => file.endsWith('-texts.ts'))
  .flatMap(({ code }) => [...code.matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map((match) => match[1] ?? ''));
const code = files.filter(({ file }) => !file.endsWith('-texts.ts'));

/** Words that somebody reads, where code says them itself: as content of an element, or as what names or explains one. */
const spoken = [
  />\s*([A-Z][a-z]+[^<>{}=;()]*?)\s*</g,
  /\b(?:label|title|help|summary|aria-label)=["']([^"']+)["']/g,
  /\b(?:label|title|help|description|message|disabledReason|text): ['"`]([A-Z][^'"`]*)/g,
  /\b(?:announce|notify)\(\s*['"`]([^'"`]+)/g,
];

describe('the texts of rich text', () => {
  it('stand in the catalogue and nowhere else', () => {
    const inAdmin = code.filter(({ file }) => /^(?:admin|paste)\//.test(file));
    const loose = inAdmin.flatMap(({ file, code: source }) =>
      spoken.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => `${file}: ${match[1] ?? ''}`)),
    );
    expect(loose).to.eql([]);
  });

  it('are all used, so that whoever changes one sees it change', () => {
    const all = code.map(({ code: source }) => source).join('\n');
    const beginnings = [...all.matchAll(/`([\w.-]+\.(?:[\w-]+-)?)\$\{/g)].map((match) => match[1] ?? '');
    const unused = keys
      .map((key) => key.replace(/_(?:one|other)$/, ''))
      .filter((key) => !all.includes(`'${key}'`) && !beginnings.some((beginning) => key.startsWith(beginning)));
    expect(unused).to.eql([]);
    expect(keys.length).to.be.greaterThan(200);
  });

  it('stand there once, and have both forms wherever they count', () => {
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).to.eql([]);
    for (const key of keys) if (key.endsWith('_one')) expect(keys).to.include(key.replace(/_one$/, '_other'));
  });

  it('are read from there, with what they are about', () => {
    expect(t('footer.words', { count: 1, shown: 1 })).to.equal('1 word');
    expect(t('footer.words', { count: 2000, shown: '2,000' })).to.equal('2,000 words');
    expect(t('part.unknown', { type: 'x/<b>' })).to.equal('Unknown part “x/<b>”');
    expect(pasteText('dropped.contents', { count: 2 })).to.equal('2 tables of contents');
    expect(wordText('word.imageFailed', { name: 'A', reason: 'B' })).to.equal('A: B');
  });
});
