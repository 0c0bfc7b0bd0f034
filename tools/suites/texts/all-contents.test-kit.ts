import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import basic from '@lectern/blocks-basic';
import homeHeader from '@lectern/home-header';
import news from '@lectern/news';
import pageTypes from '@lectern/page-types';
import richText from '@lectern/rich-text';
import { blocksOf } from '../../../examples/insurance-site/content/blocks-of.ts';
import { pages } from '../../../examples/insurance-site/content/index.ts';
import type { BlockDefinition } from '../../../packages/core/src/contract/block.ts';
import type { PluginManifest } from '../../../packages/core/src/contract/plugin.ts';
import type { PageTypeDefinition } from '../../../packages/core/src/contract/page-type.ts';
import { comparableContent } from '../../../packages/core/src/modules/pages/server/edits/version-content.ts';
import type { IncomingContent } from '../../../packages/core/src/modules/pages/server/content/check-content.ts';
import { root } from '../translations/root.ts';

const plugins: readonly PluginManifest[] = [basic, homeHeader, news, pageTypes, richText];

/** The blocks and page types of every plugin. */
export const registries = {
  blocks: new Map<string, BlockDefinition>(
    plugins.flatMap(({ id, blocks = {} }) => Object.entries(blocks).map(([name, one]) => [`${id}/${name}`, one])),
  ),
  pageTypes: new Map<string, PageTypeDefinition>(
    plugins.flatMap((plugin) => Object.entries(plugin.pageTypes ?? {}).map(([name, one]) => [`${plugin.id}/${name}`, one])),
  ),
} as const;

/** A page's content with where it is from. */
export interface NamedContent {
  readonly name: string;
  readonly type: string;
  readonly content: IncomingContent;
}

const noSeo = { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false };

/** Ids in the place of the demo's marks, as its loader puts them there. */
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  if ('$page' in value) {
    const { $page: _page, ...rest } = value;
    return { page: '0191d8a0-0000-7000-8000-000000000001', ...rest };
  }
  if ('$file' in value) return { fileID: '0191d8a0-0000-7000-8000-000000000003' };
  if ('$video' in value && 'title' in value) return { fileID: '0191d8a0-0000-7000-8000-000000000004', title: value.title };
  if ('$image' in value) {
    const { $image: _image, ...rest } = value;
    return { fileID: '0191d8a0-0000-7000-8000-000000000002', ...rest };
  }
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, resolved(child)]));
}

const demoContents = (): NamedContent[] =>
  pages.map((page) => {
    const blocks = blocksOf(page).map(({ slots = {}, anchorPoint = '', ...block }) => {
      const keys = Object.entries(slots).map(([slot, inside]) => [slot, inside.map(({ key }) => key)] as const);
      return { ...block, anchorPoint, slots: Object.fromEntries(keys) };
    });
    const byKey = Object.fromEntries(blocks.map((block) => [block.key, block]));
    const seo = { ...noSeo, seoTitle: page.seo?.title ?? '', seoDescription: page.seo?.description ?? '' };
    const typeData = resolved(page.typeData ?? {}) as Record<string, unknown>;
    const content = {
      ...{ title: page.title, typeData, seo, blocks: resolved(byKey) as IncomingContent['blocks'] },
      blockOrder: page.blocks.map(({ key }) => key),
    };
    return { name: `demo ${page.slug}`, type: page.type, content };
  });

function fixturesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : fixturesIn(join(folder, entry.name));
    return /\.v\d+\.json$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

const fixtureContents = (): NamedContent[] =>
  plugins.flatMap((plugin) =>
    fixturesIn(join(root, 'plugins', plugin.name.replace('@lectern/', ''))).flatMap((file): NamedContent[] => {
      const [name = '', version = ''] = basename(file, '.json').split('.v');
      const type = `${plugin.id}/${name}`;
      if (!registries.blocks.has(type)) return [];
      const { props } = JSON.parse(readFileSync(file, 'utf8')) as { props: Record<string, unknown> };
      const blocks = { one: { type, key: 'one', version: Number(version), props, anchorPoint: '' } };
      const content = { title: 'Page', typeData: {}, blocks, blockOrder: ['one'], seo: noSeo };
      return [{ name: basename(file), type: 'lectern/blank', content }];
    }),
  );

/** A content at the versions of the code, as it is once somebody wrote it. */
function atVersion({ type, content }: NamedContent): IncomingContent {
  const row = { ...content, typeVersion: 1, blockOrder: [...(content.blockOrder ?? [])] };
  const { order, ...rest } = comparableContent(registries as never, type, row as never);
  return { ...rest, blockOrder: order } as unknown as IncomingContent;
}

/** Every fixture of a block, as a page that holds it alone, and every page of the demo. */
export const allContents = (): NamedContent[] =>
  [...fixtureContents(), ...demoContents()].map((named) => ({ ...named, content: atVersion(named) }));
