import type { Client } from '#client/create-client.ts';
import type { Boot } from '#contract/boot.ts';
import type { Page, PageVersion } from '#modules/pages/page.schema.ts';
import type { Result } from '#client/result.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import { upgradedBlocks } from '../registry/registry.ts';
import type { Registry } from '../registry/registry.ts';
import type { EditorDocument } from '../state/editor-document.ts';

interface PageAndVersion {
  readonly page: Page;
  readonly version: PageVersion;
}

/** A page with its latest version. */
export async function fetchPage(client: Pick<Client, 'call'>, id: string, signal?: AbortSignal): Promise<Result<PageAndVersion>> {
  const options = signal ? { signal } : {};
  const page = await client.call(pageCalls.get, { params: { id }, ...options });
  if (!page.ok) return page;
  const version = await client.call(pageCalls.fetchVersion, { params: { versionId: page.data.pageVersionID }, ...options });
  return version.ok ? { ok: true, data: { page: page.data, version: version.data } } : version;
}

let isGivenTaken = false;

/**
 * The page that stands in the shell's HTML, for who asks first: what is opened later may be another by then. Undefined
 * where it is not the one that is wanted.
 */
export function takeGiven(given: Boot['draft'], id: string): PageAndVersion | undefined {
  if (isGivenTaken) return undefined;
  isGivenTaken = true;
  const found = given as PageAndVersion | undefined;
  return found?.page.id === id ? found : undefined;
}

/** The document of the editor, as the server has it. */
export const documentIn = (registry: Registry, { page, version }: PageAndVersion): EditorDocument => ({
  title: version.title,
  slug: page.slug,
  typeData: version.typeData,
  seo: version.seoSettings,
  blocks: upgradedBlocks(registry, version.blocks),
  order: version.blockOrder,
});
