import { upgradeProps } from '../../contract/block.ts';
import type { SiteApp } from './site-app.ts';
import type { PublicPage } from './page-source.ts';

/** Public paths of the pages that the blocks refer to: one question for the whole page, and none where there are no links. */
export async function pagePaths(app: SiteApp, page: PublicPage, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set<string>();
  for (const key of keys) {
    const block = page.document.blocks[key];
    const definition = block && app.blocks.get(block.type);
    if (!block || !definition) continue;
    try {
      const upgraded = upgradeProps(definition, block);
      if (upgraded.isNewer) continue;
      for (const reference of definition.references(upgraded.props)) if (reference.kind === 'page') ids.add(reference.id);
    } catch {
      // Rendering the block meets the same failure, leaves the block out and says so.
    }
  }
  return app.publicPages.pathsOf([...ids]);
}
