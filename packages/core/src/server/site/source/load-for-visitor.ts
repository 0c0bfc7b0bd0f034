import type { Lectern } from '../../kernel/lectern.ts';
import type { PageReader } from '../../kernel/page-reader.ts';
import type { LoadedBlock, PageView } from '../page-view.ts';
import type { VisitFacts } from '../visits/visit.ts';
import { loadData } from './load-data.ts';
import type { VisitorKeep } from './load-data.ts';
import type { Keep, PageParts } from './view-page.ts';

interface Around {
  readonly pages: PageReader;
  readonly keep: Keep;
}

/** Loads the data of a block for one visitor. */
export const loadForVisitor =
  (app: Lectern, { loaders }: PageParts, { pages, keep }: Around) =>
  async (view: PageView, key: string, visit: VisitFacts): Promise<LoadedBlock> => {
    const block = Object.hasOwn(view.blocks, key) ? view.blocks[key] : undefined;
    const loader = block && loaders.get(block.type);
    if (!block || !loader) return { value: undefined, tags: [], isFailed: true, isNoIndex: false };
    const plugin = block.type.split('/', 1)[0] ?? '';
    const keepOwn: VisitorKeep = async (name, tags, make) =>
      (await keep(`visits ${plugin} ${name}`, async () => ({ value: await make(), tags }))).value;
    return loadData({
      ...{ app, loader, block, pages },
      content: view,
      query: visit.query,
      now: app.now(),
      visit: { ...visit, keep: keepOwn },
    });
  };
