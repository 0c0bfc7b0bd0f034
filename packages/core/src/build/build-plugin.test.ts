import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../../../..');

const packageJson = {
  name: 'probe',
  type: 'module',
  exports: {
    '.': { 'lectern-source': './src/manifest.ts', types: './dist/types/manifest.d.ts', default: './dist/manifest.js' },
    './server': { 'lectern-source': './src/server/index.ts', types: './dist/types/server/index.d.ts', node: './dist/server.js' },
    './site': { 'lectern-source': './src/site/index.ts', types: './dist/types/site/index.d.ts', default: './dist/site.js' },
    './site.css': { 'lectern-source': './src/site/site.css', default: './dist/site.css' },
  },
  peerDependencies: { react: '^19' },
};

const cleanSources = {
  'package.json': JSON.stringify(packageJson),
  'src/manifest.ts': 'export const shared = { id: "probe" };\n',
  'src/server/index.ts':
    'import { readFileSync } from "node:fs";\nimport { shared } from "../manifest.ts";\nexport const read = (): string => readFileSync(shared.id, "utf8");\n',
  'src/site/index.ts':
    'import { shared } from "../manifest.ts";\nexport const views = { card: () => import("./card.view.tsx"), shared };\n',
  'src/site/card.view.tsx': 'const Card = ({ title }: { title: string }) => <p>{title}</p>;\nexport default Card;\n',
  'src/site/site.css': '@import "./card.css";\n.site { color: red }\n',
  'src/site/card.css': '.card { background: url(./mark.svg) }\n',
  'src/site/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

async function makePlugin(folder: string, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [path, content] of Object.entries({ ...cleanSources, ...changes })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

async function buildIn(folder: string): Promise<{ isBuilt: boolean; text: string }> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const source = JSON.stringify(new URL('./build-plugin.ts', import.meta.url).href);
  const program = `import(${source}).then(({ buildPlugin }) => buildPlugin()).catch((error) => { console.error(error.message); process.exit(1); })`;
  try {
    await run(process.execPath, ['--import', tsx, '--conditions=lectern-source', '--eval', program], { cwd: folder });
    return { isBuilt: true, text: '' };
  } catch (error) {
    return { isBuilt: false, text: (error as { stderr: string }).stderr };
  }
}

describe('buildPlugin', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-build-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('makes every entry, its declarations, and one copy of what entries share', async () => {
    await makePlugin(folder);
    expect(await buildIn(folder)).to.deep.equal({ isBuilt: true, text: '' });
    const files = await readdir(join(folder, 'dist'));
    expect(files).to.include.members(['manifest.js', 'server.js', 'site.js', 'site.css', 'types']);
    expect(files).to.not.include('metafile-esm.json');
    const scripts = await Promise.all(
      files.filter((name) => name.endsWith('.js')).map((name) => readFile(join(folder, 'dist', name), 'utf8')),
    );
    expect(scripts.filter((script) => script.includes('id: "probe"'))).to.have.length(1);
    expect(scripts.join('')).to.include('from "node:fs"').and.include('react/jsx-runtime');
    const css = await readFile(join(folder, 'dist/site.css'), 'utf8');
    expect(css).to.match(/\.card\{background:url\(["']?\.\/assets\/mark-\w+\.svg["']?\)\}.*\.site\{color:red\}/s);
    expect(await readFile(join(folder, 'dist/types/site/index.d.ts'), 'utf8')).to.include('card');
  });

  it('puts into its files what a plugin names by its own imports', async () => {
    await makePlugin(folder, {
      'package.json': JSON.stringify({ ...packageJson, imports: { '#*.ts': './src/*.ts' } }),
      'src/site/index.ts': 'import { shared } from "#manifest.ts";\nexport const views = { shared };\n',
    });
    expect(await buildIn(folder)).to.deep.equal({ isBuilt: true, text: '' });
    expect(await readFile(join(folder, 'dist/site.js'), 'utf8')).to.not.include('#manifest');
  });

  it('refuses a view that reaches server code, and shows the chain', async () => {
    await makePlugin(folder, {
      'src/site/card.view.tsx':
        'import { read } from "../server/index.ts";\nconst Card = () => <p>{read()}</p>;\nexport default Card;\n',
    });
    const { isBuilt, text } = await buildIn(folder);
    expect(isBuilt).to.equal(false);
    expect(text).to.include('src/site/index.ts → src/site/card.view.tsx → src/server/index.ts');
  });

  it('refuses a package that package.json does not bring', async () => {
    await makePlugin(folder, { 'src/manifest.ts': 'import * as z from "zod";\nexport const shared = { id: "probe", z };\n' });
    expect((await buildIn(folder)).text).to.include('zod (in src/manifest.ts)');
  });

  it('refuses a type error', async () => {
    await makePlugin(folder, { 'src/manifest.ts': 'export const shared: { id: number } = { id: "probe" };\n' });
    expect((await buildIn(folder)).text)
      .to.include('src/manifest.ts')
      .and.include('TS2322');
  });

  it('leaves the last good build where it was, and ends with 1, when the next one is wrong', async () => {
    await makePlugin(folder);
    await buildIn(folder);
    const contents = async (): Promise<unknown> =>
      Promise.all(
        (await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map(async (entry) => [entry.name, await readFile(join(entry.parentPath, entry.name), 'utf8')]),
      );
    const good = await contents();
    const mistakes = {
      'src/manifest.ts': 'export const shared: { id: number } = { id: "other" };\n',
      'src/site/card.view.tsx': 'import { read } from "../server/index.ts";\nexport default () => <p>{read()}</p>;\n',
      'src/site/site.css': '@import "./none.css";\n',
      'src/server/index.ts': 'export const read = (\n',
    };
    for (const [path, content] of Object.entries(mistakes)) {
      await writeFile(join(folder, path), content);
      expect((await buildIn(folder)).isBuilt, path).to.equal(false);
      expect(await contents(), path).to.deep.equal(good);
      await writeFile(join(folder, path), cleanSources[path as keyof typeof cleanSources]);
    }
    expect((await readdir(folder)).toSorted()).to.deep.equal(['dist', 'node_modules', 'package.json', 'src']);
  });

  it('names an entry without a source', async () => {
    await makePlugin(folder);
    await rm(join(folder, 'src/site/site.css'));
    expect((await buildIn(folder)).text).to.include('exports["./site.css"] names src/site/site.css, which does not exist');
  });
});
