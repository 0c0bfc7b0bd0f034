import { contentApi, systemActor } from '@lectern/core/node';
import type { SeoSettings } from '@lectern/core';
import type { ContentApi } from '@lectern/core/node';
import type { TestApp } from '../app/create-test-app.ts';

/** A block as a test writes it: its type and what matters of the rest. */
export interface TestBlock {
  readonly type: string;
  readonly props?: Record<string, unknown>;
  readonly version?: number;
  readonly anchorPoint?: string;
  readonly slots?: Record<string, string[]>;
}

export interface BuildPageOptions {
  readonly title?: string;
  readonly slug?: string;
  /** Default: `lectern/blank`. */
  readonly type?: string;
  /** Default: the site's default locale. */
  readonly locale?: string;
  readonly blocks?: Readonly<Record<string, TestBlock>>;
  readonly blockOrder?: readonly string[];
  readonly typeData?: Readonly<Record<string, unknown>>;
  readonly seoSettings?: Partial<SeoSettings>;
  readonly parentID?: string;
}

export interface BuiltPage {
  readonly id: string;
  readonly versionID: string;
  readonly revision: number;
  readonly title: string;
  readonly slug: string;
  readonly type: string;
  readonly locale: string;
}

const emptySeo: SeoSettings = { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false };
let count = 0;

const complete = ({ type, props = {}, version, anchorPoint = '', slots }: TestBlock) => ({
  type,
  props,
  anchorPoint,
  ...(version === undefined ? {} : { version }),
  ...(slots === undefined ? {} : { slots }),
});

const commandsOf = ({ app }: TestApp): ContentApi => contentApi(app, systemActor('test'));

/** A page with its first version, made by the commands that the API calls. */
export async function buildPage(testApp: TestApp, options: BuildPageOptions = {}): Promise<BuiltPage> {
  count += 1;
  const commands = commandsOf(testApp);
  const facts = {
    title: options.title ?? `Page ${count}`,
    slug: options.slug ?? `/page-${process.pid}-${count}`,
    type: options.type ?? 'lectern/blank',
    locale: options.locale ?? testApp.app.settings.defaultLocale,
  };
  const blocks = Object.fromEntries(Object.entries(options.blocks ?? {}).map(([key, block]) => [key, complete(block)]));
  const created = await commands.createPage({
    ...facts,
    content: blocks,
    typeData: options.typeData,
    parentID: options.parentID,
  });
  const page = { id: created.pageID, versionID: created.pageVersionID, revision: created.revision, ...facts };
  if (!options.blockOrder && !options.seoSettings) return page;
  const { revision } = await commands.storeVersion({
    id: page.versionID,
    revision: page.revision,
    blocks,
    blockOrder: options.blockOrder,
    ...(options.seoSettings ? { seoSettings: { ...emptySeo, ...options.seoSettings } } : {}),
  });
  return { ...page, revision };
}

/** A page that visitors can see. */
export async function buildPublishedPage(testApp: TestApp, options: BuildPageOptions = {}): Promise<BuiltPage> {
  const page = await buildPage(testApp, options);
  await commandsOf(testApp).publishPage(page.id);
  return page;
}
