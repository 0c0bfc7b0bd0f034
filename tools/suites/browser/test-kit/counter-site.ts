import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const fixture = resolve(import.meta.dirname, '../fixtures/counter');

const config = `
import { defineConfig } from '@lectern/core';
import counter from 'lectern-fixture-counter';
export default defineConfig({
  name: 'Proef',
  availableLocales: ['nl-NL', 'en-GB'],
  defaultLocale: 'nl-NL',
  plugins: [counter],
  // Without one, browsers ask for /favicon.ico.
  head: [{ tag: 'link', attributes: { rel: 'icon', href: 'data:,' } }],
});
`;

/** A site with the counter plugin in a folder of its own, as somebody who installed both has it. */
export function makeCounterSite(): { readonly dir: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-islands-'));
  mkdirSync(join(dir, 'node_modules'));
  for (const name of ['@lectern', 'react', 'react-dom', 'zod'])
    symlinkSync(join(root, 'node_modules', name), join(dir, 'node_modules', name), 'junction');
  symlinkSync(fixture, join(dir, 'node_modules', 'lectern-fixture-counter'), 'junction');
  writeFileSync(join(dir, 'package.json'), '{ "type": "module", "private": true }');
  writeFileSync(join(dir, 'lectern.config.ts'), config);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
