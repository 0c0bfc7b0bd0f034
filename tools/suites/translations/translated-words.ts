import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { coreModules } from '../../../packages/core/src/core-modules.ts';
import { checkLevels, checkSettingsID } from '../../../packages/core/src/server/kernel/checks/check-settings.ts';
import { generalAudit } from '../../../packages/core/src/contract/audit-words.ts';
import type { AuditWords } from '../../../packages/core/src/contract/audit-words.ts';
import { generalErrors } from '../../../packages/core/src/contract/errors.ts';
import type { FieldEditor } from '../../../packages/core/src/contract/fields/field.ts';
import type { PluginManifest } from '../../../packages/core/src/contract/plugin.ts';
import { root } from './root.ts';

/** The English words of one part of the admin by their keys, and the folder of their translations. */
export interface Part {
  readonly name: string;
  /** Relative to the repository. */
  readonly folder: string;
  readonly english: ReadonlyMap<string, string>;
}

type Manifest = Pick<
  PluginManifest,
  'id' | 'blocks' | 'pageTypes' | 'settings' | 'checks' | 'health' | 'permissions' | 'errors' | 'menu' | 'importers' | 'audit'
>;

const editorLabels = ({ label, help, group, itemLabel, options = [], of = {} }: FieldEditor): (string | undefined)[] => [
  label,
  help,
  group,
  itemLabel,
  ...options.map((option) => option.label),
  ...Object.values(of).flatMap(editorLabels),
];

const fieldLabels = (fields: Readonly<Record<string, { readonly editor: FieldEditor }>> = {}) =>
  Object.values(fields).flatMap(({ editor }) => editorLabels(editor));

/** What the settings of an owner are called: its id as words. */
const nameOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

const auditTexts = ({ actions, subjects, fields, values }: AuditWords = {}): string[] =>
  [actions, subjects, fields, values].flatMap((words) => Object.values(words ?? {}));

/** What people read of a manifest, each text once. */
function labelsOf(manifest: Manifest): string[] {
  const { id, blocks, pageTypes, settings, checks, health, permissions, menu, importers, audit } = manifest;
  const texts = [
    ...Object.values(blocks ?? {}).flatMap((block) => [
      block.label,
      block.description,
      block.group,
      ...Object.values(block.slots as Readonly<Record<string, { readonly label: string }>>).map(({ label }) => label),
      ...fieldLabels(block.fields as never),
    ]),
    ...Object.values(pageTypes ?? {}).flatMap((type) => [
      type.label,
      type.description,
      ...Object.values(type.menus).flatMap(({ label, help }) => [label, help]),
      ...fieldLabels(type.fields as never),
    ]),
    ...(settings ? [nameOf(id), ...fieldLabels(settings)] : []),
    ...Object.values(checks ?? {}).flatMap(({ label, help }) => [label, help]),
    ...Object.values(health ?? {}).flatMap(({ label, help }) => [label, help]),
    // The form in which a site says what becomes of them is core's, whoever declares them.
    ...(id === checkSettingsID ? [nameOf(id), ...checkLevels.map(({ label }) => label)] : []),
    ...Object.values(permissions ?? {}).map(({ label }) => label),
    ...(menu ?? []).flatMap(({ title, submenu = [] }) => [title, ...submenu.map((entry) => entry.title)]),
    ...Object.values(importers ?? {}).map(({ label }) => label),
    ...auditTexts(audit),
  ];
  return [...new Set(texts.filter((text): text is string => Boolean(text)))];
}

const wordsOf = (manifest: Manifest): [string, string][] => [
  ...labelsOf(manifest).map((label): [string, string] => [label, label]),
  ...Object.entries(manifest.errors ?? {}).map(([code, { text }]): [string, string] => [code, text]),
];

const isCatalogue = (file: string): boolean => /(?:\.messages|-texts)\.ts$/.test(file) && !file.startsWith('gallery/');

/** The keys of the catalogues below a folder with the source of their texts, in which the placeholders stand. */
function catalogueWords(folder: string): [string, string][] {
  if (!existsSync(join(root, folder))) return [];
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(isCatalogue);
  return files.flatMap((file) => {
    const source = readFileSync(join(root, folder, file), 'utf8');
    return [...source.matchAll(/^ {2}(?:'([^']+)'|(\w+)):([^]*?)(?=^ {2}['\w/]|^\}|^$)/gm)].map(
      ([, quoted, plain = '', text = '']): [string, string] => [quoted ?? plain, text],
    );
  });
}

async function pluginParts(): Promise<Part[]> {
  // Some packages give data to a plugin and are none.
  const ids = readdirSync(join(root, 'plugins')).filter((id) => existsSync(join(root, 'plugins', id, 'src/manifest.ts')));
  return Promise.all(
    ids.map(async (id) => {
      const file = pathToFileURL(join(root, 'plugins', id, 'src/manifest.ts')).href;
      const exported = Object.values((await import(file)) as Readonly<Record<string, unknown>>);
      const manifest = exported.find(
        (value): value is PluginManifest => typeof value === 'object' && value !== null && 'entries' in value,
      );
      if (!manifest) throw new Error(`${file} exports no manifest.`);
      const folder = `plugins/${id}/src/admin`;
      return { name: id, folder, english: new Map([...catalogueWords(folder), ...wordsOf(manifest)]) };
    }),
  );
}

/** Every part of the admin that has words: the shell, the modules of core, the plugins of this repository. */
export async function partsOfAdmin(): Promise<readonly Part[]> {
  const core = 'packages/core/src';
  const modules = coreModules.map((manifest: Manifest) => {
    const folder = `${core}/modules/${manifest.id}/admin`;
    return { name: manifest.id, folder, english: new Map([...catalogueWords(folder), ...wordsOf(manifest)]) };
  });
  const shared = [
    ...Object.entries(generalErrors).map(([code, { text }]): [string, string] => [code, text]),
    ...auditTexts(generalAudit).map((text): [string, string] => [text, text]),
  ];
  const shell = {
    name: 'shell',
    folder: `${core}/admin/messages`,
    english: new Map([...catalogueWords(`${core}/admin`), ...shared]),
  };
  return [shell, ...modules, ...(await pluginParts())].filter(({ english }) => english.size > 0);
}

/** The translations of a part; nothing where it has no file of that language. */
export async function translationsOf({ folder }: Part, language: string): Promise<ReadonlyMap<string, string>> {
  const file = join(root, folder, 'translations', `${language}.ts`);
  if (!existsSync(file)) return new Map();
  const { default: words } = (await import(pathToFileURL(file).href)) as { default: Readonly<Record<string, string>> };
  return new Map(Object.entries(words));
}
