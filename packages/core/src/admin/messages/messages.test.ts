import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { coreModules } from '../../core-modules.ts';

const folder = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(^|\/)admin\/.*\.tsx?$/.test(file) && !/\.test\./.test(file),
);
const isCatalogue = (file: string): boolean => file.endsWith('.messages.ts');
const codeOf = (file: string): string => readFileSync(folder + file, 'utf8');
const base = (key: string): string => key.replace(/_(one|other)$/, '');

/** Each module may speak with the words of those below it; what belongs to none lies below them all. */
const heightOf = (file: string): number => coreModules.findIndex(({ id }) => id === /^modules\/([^/]+)\//.exec(file)?.[1]);

describe('the messages of the admin', () => {
  const parts: { readonly file: string; readonly keys: readonly string[] }[] = [];
  const code = files.filter((file) => !isCatalogue(file)).map((file) => ({ file, text: codeOf(file) }));

  before(async () => {
    for (const file of files.filter(isCatalogue)) {
      const catalogues = (await import(new URL(`../../${file}`, import.meta.url).href)) as Record<string, object>;
      parts.push({ file, keys: Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)) });
    }
  });

  it('are all used, so that whoever changes one sees it change', () => {
    const all = code.map(({ text }) => text).join('\n');
    const unused = parts
      .flatMap(({ keys }) => keys)
      .map(base)
      // The names of columns are put together from the columns' own names.
      .filter((key) => !key.startsWith('column.') && !all.includes(`'${key}'`));
    expect(parts.length).to.be.greaterThan(10);
    expect(unused).to.deep.equal([]);
  });

  it('stand in one part alone', () => {
    const keys = parts.flatMap((part) => part.keys);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).to.deep.equal([]);
  });

  it('have both forms wherever they count', () => {
    const keys = new Set(parts.flatMap((part) => part.keys));
    for (const key of keys) {
      if (key.endsWith('_one')) expect(keys.has(key.replace(/_one$/, '_other')), key).to.equal(true);
    }
  });

  it('are spoken by their module and those above it, never by what knows no module', () => {
    const homes = new Map(parts.flatMap(({ file, keys }) => keys.map((key) => [base(key), file] as const)));
    const strangers = code.flatMap(({ file, text }) =>
      [...text.matchAll(/'([a-zA-Z]+\.[a-zA-Z.]+)'/g)].flatMap(([, key = '']) => {
        const home = homes.get(key);
        return home !== undefined && heightOf(home) > heightOf(file) ? [`${file}: ${key}`] : [];
      }),
    );
    expect(strangers).to.deep.equal([]);
  });
});
