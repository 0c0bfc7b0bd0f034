import type { Lectern } from '../../kernel/lectern.ts';
import type { PageReader } from '../../kernel/page-reader.ts';
import type { LoadedBlock, PageView } from '../page-view.ts';
import type { VisitFacts } from '../visits/visit.ts';
import { loadData } from './load-data.ts';
import type { PageParts } from './view-page.ts';

/** Loads the data of a block for one visitor. */
export const loadForVisitor =
  (app: Lectern, { loaders }: PageParts, pages: PageReader) =>
  async (view: PageView, key: string, visit: VisitFacts): Promise<LoadedBlock> => {
    const block = Object.hasOwn(view.blocks, key) ? view.blocks[key] : undefined;
    const loader = block && loaders.get(block.type);
    if (!block || !loader) return { value: undefined, tags: [], isFailed: true, isNoIndex: false };
    return loadData({ app, loader, content: view, block, query: visit.query, pages, now: app.now(), visit });
  };
