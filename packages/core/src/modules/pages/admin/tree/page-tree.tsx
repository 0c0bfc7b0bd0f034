import { useRef } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent, TreeLoadMoreItem } from 'react-aria-components/Tree';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useText } from '#admin/messages/use-messages.ts';
import { isShortcut } from '#admin/shell/shortcuts.ts';
import type { TreePage } from '../../tree.calls.ts';
import { treeShortcuts } from '../shortcuts.ts';
import { hasBelow, isWithin, placeOf, targetAt, top } from './tree-levels.ts';
import { TreeRow } from './tree-row.tsx';
import type { RowActs } from './tree-row.tsx';
import type { TreeCommands } from './use-tree-commands.ts';
import type { LoadedTree } from './use-tree-levels.ts';

interface PageTreeProps {
  readonly label: string;
  readonly tree: LoadedTree;
  /** Pages below which is shown what stands there. */
  readonly unfolded: ReadonlySet<string>;
  readonly onUnfold: (ids: ReadonlySet<string>) => void;
  readonly commands: TreeCommands;
  readonly acts: RowActs;
}

const steps = ['up', 'down', 'in', 'out'] as const;

/** Drags of one page: on another, or between two. */
function useTreeDrags({ levels }: LoadedTree, { move }: TreeCommands) {
  // What asks whether something may be dropped is not told what that is.
  const dragged = useRef<string>(undefined);
  return useDragAndDrop<TreePage>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getDropOperation: (target, _types, allowed) => {
      if (target.type !== 'item' || dragged.current === undefined) return allowed[0] ?? 'cancel';
      const isPage = placeOf(levels, String(target.key)) !== undefined;
      const mayMove = placeOf(levels, dragged.current)?.page.policies.canEdit ?? false;
      return isPage && mayMove && !isWithin(levels, String(target.key), dragged.current) ? 'move' : 'cancel';
    },
    onDragStart: ({ keys }) => {
      const [key] = keys;
      dragged.current = key === undefined ? undefined : String(key);
    },
    onMove: ({ keys, target }) => {
      const [key] = keys;
      const place = key === undefined ? undefined : placeOf(levels, String(key));
      const to = targetAt(levels, String(target.key), target.dropPosition);
      if (place && to) void move(place.page, to);
    },
  });
}

/** Pages as a tree: by pointer and by keyboard, each level loaded as it is opened. */
export function PageTree({ label, tree, unfolded, onUnfold, commands, acts }: PageTreeProps): ReactElement {
  const t = useText();
  const { levels, failed, loadMore } = tree;
  const { dragAndDropHooks } = useTreeDrags(tree, commands);
  const unfoldBeside = (key: string): void => {
    const beside = placeOf(levels, key)?.level.items ?? [];
    onUnfold(new Set([...unfolded, ...beside.filter((page) => hasBelow(levels, page)).map(({ id }) => id)]));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event, treeShortcuts.takeBack)) {
      if (commands.takeLastBack()) event.preventDefault();
      return;
    }
    const key = event.target instanceof Element ? event.target.closest('[data-key]')?.getAttribute('data-key') : null;
    const step = steps.find((name) => isShortcut(event, treeShortcuts[name]));
    const isForAll = event.key === treeShortcuts.unfoldAll.keys && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!key || !(step || isForAll)) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) void commands.step(key, step);
    else unfoldBeside(key);
  };
  const rest = (parent: string): ReactElement | null => {
    const level = levels.get(parent);
    const load = (): void => void loadMore(parent);
    if (failed.has(parent))
      return (
        <TreeItem id={`rest:${parent}`} textValue={t('tree.retry')} className="lc-page-tree__item" onAction={load}>
          <TreeItemContent>
            <div className="lc-page-row lc-page-row--failed">{t('tree.retry')}</div>
          </TreeItemContent>
        </TreeItem>
      );
    if (level && level.items.length >= level.total) return null;
    return (
      <TreeLoadMoreItem className="lc-page-tree__more" isLoading onLoadMore={load}>
        {t('tree.loading')}
      </TreeLoadMoreItem>
    );
  };
  const dependencies = [levels, failed, unfolded, acts];
  const draw = (page: TreePage): ReactElement => (
    <TreeItem
      id={page.id}
      textValue={page.title || t('editor.untitled')}
      className="lc-page-tree__item"
      hasChildItems={hasBelow(levels, page)}
      onAction={() => acts.onOpen(page)}
    >
      <TreeRow page={page} acts={acts} />
      {hasBelow(levels, page) && (
        <>
          <Collection items={levels.get(page.id)?.items ?? []} dependencies={dependencies}>
            {draw}
          </Collection>
          {rest(page.id)}
        </>
      )}
    </TreeItem>
  );
  return (
    <div className="lc-page-tree" role="presentation" onKeyDownCapture={onKeyDown}>
      <Tree
        aria-label={label}
        className="lc-page-tree__list"
        selectionMode="none"
        expandedKeys={unfolded}
        onExpandedChange={(keys) => onUnfold(new Set([...keys].map(String)))}
        dragAndDropHooks={dragAndDropHooks}
      >
        <Collection items={levels.get(top)?.items ?? []} dependencies={dependencies}>
          {draw}
        </Collection>
        {rest(top)}
      </Tree>
    </div>
  );
}
