import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runLectern } from './start-site.ts';

const root = resolve(import.meta.dirname, '../../../..');
const codeBlock = /^```(\w+)\n(.*?)^```$/gms;

interface GuideFile {
  readonly path: string;
  readonly text: string;
  /** Is put into the JSON that is there already. */
  readonly isAdded: boolean;
}

/** The files that a guide tells its reader to write: named in the first line of the code, or, for JSON, just above it. */
function filesOf(guide: string): GuideFile[] {
  const text = readFileSync(join(root, 'docs/guides', guide), 'utf8');
  return [...text.matchAll(codeBlock)].flatMap(({ 1: language, 2: code = '', index }) => {
    const above = /`([\w./-]+\.json)`(, added)?[^`\n]*:\s*$/.exec(text.slice(0, index));
    if (language === 'json' && above) return [{ path: above[1] ?? '', text: code, isAdded: above[2] !== undefined }];
    const path = /^(?:\/\/|\/\*) (src\/[\w./-]+)(?: \*\/)?\n/.exec(code)?.[1];
    return path === undefined ? [] : [{ path, text: code, isAdded: false }];
  });
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const merged = (one: unknown, other: unknown): unknown =>
  isObject(one) && isObject(other)
    ? { ...one, ...Object.fromEntries(Object.entries(other).map(([key, value]) => [key, merged(one[key], value)])) }
    : other;

/** A folder in which plugins are written and a site has them, beside what is installed here. */
export interface Workshop {
  /** Writes a plugin as the guides say, one after the other, and answers with its folder. */
  write(name: string, guides: readonly string[]): string;
  /** Checks the types of a plugin, its tests among them; answers with what is wrong. */
  typesOf(plugin: string): Promise<string>;
  /** Runs a script of its package.json, and rejects with what it said where it fails. */
  run(plugin: string, script: string): Promise<string>;
  /** Installs built plugins, as their tarballs would, and makes the site of these entries of `plugins`. */
  install(
    plugins: readonly string[],
    site: { readonly imports: string; readonly plugins: string; readonly locales?: readonly string[] },
  ): Promise<string>;
  remove(): void;
}

export function openWorkshop(): Workshop {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-guides-'));
  const site = join(dir, 'site');

  async function execute(folder: string, command: string): Promise<{ readonly code: number | null; readonly output: string }> {
    const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
    // What plugins of guides declare is nothing that tests of this repository have to meet.
    const env = { ...process.env, NODE_OPTIONS: '', PATH: path, TEST_REFUSALS_DIR: undefined };
    const child = spawn(command, { cwd: folder, shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  }

  return {
    write(name, guides) {
      const folder = join(dir, name);
      mkdirSync(folder);
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
      for (const { path, text, isAdded } of guides.flatMap(filesOf)) {
        const file = join(folder, path);
        mkdirSync(dirname(file), { recursive: true });
        const whole = isAdded ? JSON.stringify(merged(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(text))) : text;
        writeFileSync(file, whole);
      }
      return folder;
    },
    async typesOf(plugin) {
      const { output } = await execute(plugin, 'tsc -p tsconfig.json');
      return output;
    },
    async run(plugin, script) {
      const { scripts } = JSON.parse(readFileSync(join(plugin, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
      const { code, output } = await execute(plugin, scripts[script] ?? 'exit 1');
      if (code !== 0) throw new Error(`${script} ended with ${code}: ${output}`);
      return output;
    },
    async install(plugins, { imports, plugins: entries, locales = ['nl-NL'] }) {
      mkdirSync(join(site, 'node_modules/@you'), { recursive: true });
      for (const name of ['@lectern', 'react', 'react-dom'])
        symlinkSync(join(root, 'node_modules', name), join(site, 'node_modules', name), 'junction');
      for (const plugin of plugins) {
        const { name } = JSON.parse(readFileSync(join(plugin, 'package.json'), 'utf8')) as { name: string };
        for (const part of ['package.json', 'dist', 'src'])
          cpSync(join(plugin, part), join(site, 'node_modules', name, part), { recursive: true });
      }
      writeFileSync(join(site, 'package.json'), '{ "type": "module", "private": true }');
      writeFileSync(
        join(site, 'lectern.config.ts'),
        `import { defineConfig, use } from '@lectern/core';\n${imports}\nexport default defineConfig({ name: 'Proef',
  availableLocales: ${JSON.stringify(locales)}, defaultLocale: 'nl-NL', plugins: [${entries}],
  head: [{ tag: 'link', attributes: { rel: 'icon', href: 'data:,' } }] });\n`,
      );
      await runLectern(site, 'check');
      await runLectern(site, 'build');
      return site;
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
