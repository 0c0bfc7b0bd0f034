import { ChevronRight, Folder, FolderLock, House } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Button, Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import type { MediaFolder } from '../../media.schema.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { parentOf, trailOf } from '../state/folder-path.ts';
import { useFolders } from './use-folders.ts';

interface FolderTreeProps {
  readonly label: string;
  /** The folder that is open or chosen. */
  readonly path: string;
  readonly onChoose: (path: string) => void;
  readonly autoFocus?: boolean;
}

interface Node {
  readonly path: string;
  readonly name: string;
  readonly isLimited: boolean;
  readonly children: readonly Node[] | undefined;
}

const nodeOf = (folder: MediaFolder, known: ReadonlyMap<string, readonly MediaFolder[]>): Node => ({
  path: folder.path,
  name: folder.folderName,
  isLimited: folder.roles !== null,
  children: known.get(folder.path)?.map((child) => nodeOf(child, known)),
});

const ancestorsOf = (path: string): string[] => ['/', ...trailOf(path === '/' ? '/' : parentOf(path)).map((step) => step.path)];

function TreeNode({ node }: { readonly node: Node }): ReactElement {
  const t = useText();
  const Icon = node.path === '/' ? House : node.isLimited ? FolderLock : Folder;
  return (
    <TreeItem
      id={node.path}
      textValue={node.isLimited ? t('media.folderLimitedNamed', { name: node.name }) : node.name}
      className="lc-tree__item"
      // What is in a folder is known when it was opened once.
      hasChildItems={node.children === undefined || node.children.length > 0}
    >
      <TreeItemContent>
        {({ hasChildItems, level }) => (
          <div className="lc-tree__line" data-folder={node.path} data-level={Math.min(level, 8)}>
            {hasChildItems ? (
              <Button slot="chevron" className="lc-tree__toggle">
                <ChevronRight className="lc-icon" aria-hidden="true" />
              </Button>
            ) : (
              <span className="lc-tree__toggle" />
            )}
            <Icon className="lc-icon" aria-hidden="true" />
            <span className="lc-tree__name">{node.name}</span>
          </div>
        )}
      </TreeItemContent>
      <Collection items={node.children ?? []}>{(child) => <TreeNode key={child.path} node={child} />}</Collection>
    </TreeItem>
  );
}

/** All folders, each to be opened in its place. */
export function FolderTree({ label, path, onChoose, autoFocus = false }: FolderTreeProps): ReactElement {
  const t = useText();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(ancestorsOf(path)));
  // The way to a folder that was opened elsewhere is opened here too.
  const [shown, setShown] = useState(path);
  if (shown !== path) {
    setShown(path);
    setExpanded((known) => new Set([...known, ...ancestorsOf(path)]));
  }
  const known = useFolders([...new Set(['/', ...expanded])]);
  const root: Node = {
    path: '/',
    name: t('media.root'),
    isLimited: false,
    children: known.get('/')?.map((folder) => nodeOf(folder, known)) ?? [],
  };
  return (
    <Tree
      aria-label={label}
      className="lc-tree"
      items={[root]}
      expandedKeys={expanded}
      onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
      selectionMode="single"
      disallowEmptySelection
      // There is nothing to take back: Escape is of the dialog around it.
      escapeKeyBehavior="none"
      selectedKeys={[path]}
      {...(autoFocus ? { autoFocus: true } : {})}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        if (key !== undefined && key !== path) onChoose(String(key));
      }}
    >
      {(node) => <TreeNode node={node} />}
    </Tree>
  );
}
