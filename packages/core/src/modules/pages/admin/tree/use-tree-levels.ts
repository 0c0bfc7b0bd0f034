import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import type { TreePage } from '../../tree.calls.ts';
import { pageCalls } from '../../pages.client.ts';
import { top, withLevel } from './tree-levels.ts';
import type { TreeLevel, TreeLevels } from './tree-levels.ts';

/** Pages that come at once. */
const part = 50;

export interface LoadedTree {
  readonly levels: TreeLevels;
  /** The levels as they are known this moment, drawn or not. */
  readonly known: () => TreeLevels;
  /** Levels of which the last part could not be loaded. */
  readonly failed: ReadonlySet<string>;
  /** Loads the first part of a level, or the next one. */
  readonly loadMore: (parent: string) => Promise<void>;
  /** Reads what is known of some levels anew. */
  readonly renew: (parents: readonly string[]) => Promise<TreeLevels>;
}

/** The levels of the tree of a locale, each loaded as it is opened. */
export function useTreeLevels(locale: string): LoadedTree {
  const client = useClient();
  const [levels, setLevels] = useState<TreeLevels>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(levels);
  const loading = useRef(new Set<string>());
  const read = useCallback(
    async (parent: string, pageIndex: number): Promise<TreeLevel> => {
      const body = { locale, parentID: parent === top ? null : parent, pageIndex, pageSize: part };
      const { items, totalItems } = unwrap(await client.call(pageCalls.tree, { body }));
      return { items, total: totalItems };
    },
    [client, locale],
  );
  const settle = useCallback(async (parent: string, reading: () => Promise<TreeLevel>): Promise<void> => {
    const level = await reading().catch(() => undefined);
    if (level) setLevels((latest.current = withLevel(latest.current, parent, level)));
    setFailed((now) => new Set([...now].filter((each) => each !== parent).concat(level ? [] : parent)));
  }, []);
  const loadMore = useCallback(
    async (parent: string): Promise<void> => {
      if (loading.current.has(parent)) return;
      loading.current.add(parent);
      await settle(parent, async () => {
        const known = latest.current.get(parent)?.items ?? [];
        const { items, total } = await read(parent, Math.floor(known.length / part));
        const ids = new Set(known.map(({ id }) => id));
        return { items: [...known, ...items.filter(({ id }) => !ids.has(id))], total };
      });
      loading.current.delete(parent);
    },
    [read, settle],
  );
  const renew = useCallback(
    async (parents: readonly string[]): Promise<TreeLevels> => {
      for (const parent of new Set(parents))
        await settle(parent, async () => {
          const wanted = Math.max(part, latest.current.get(parent)?.items.length ?? 0);
          const items: TreePage[] = [];
          let total = wanted;
          for (let index = 0; items.length < Math.min(wanted, total); index += 1) {
            const level = await read(parent, index);
            items.push(...level.items);
            total = level.items.length === 0 ? items.length : level.total;
          }
          return { items, total };
        });
      return latest.current;
    },
    [read, settle],
  );
  useEffect(() => void loadMore(top), [loadMore]);
  const known = useCallback(() => latest.current, []);
  return { levels, known, failed, loadMore, renew };
}
