import {
  ArrowDown,
  ArrowUp,
  ChevronRight,
  Copy,
  CornerDownRight,
  CornerLeftUp,
  Ellipsis,
  ExternalLink,
  FolderInput,
  GripVertical,
  Pencil,
} from 'lucide-react';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { Button, TreeItemContent } from 'react-aria-components/Tree';
import { useText } from '#admin/messages/use-messages.ts';
import { usePermission } from '#admin/shell/app-context.ts';
import { shortcutText } from '#admin/shell/shortcuts.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { Menu } from '#admin/ui/controls/menu.tsx';
import type { MenuAction } from '#admin/ui/controls/menu.tsx';
import type { TreePage } from '../../tree.calls.ts';
import { PageStates } from '../page-status.tsx';
import { treeShortcuts } from '../shortcuts.ts';
import type { TreeStep } from './tree-levels.ts';

/** What can be done from a row. */
export interface RowActs {
  readonly onOpen: (page: TreePage) => void;
  readonly onStep: (page: TreePage, step: TreeStep) => void;
  readonly onMoveTo: (page: TreePage) => void;
  readonly onCopy: (page: TreePage) => void;
}

interface TreeRowProps {
  readonly page: TreePage;
  readonly acts: RowActs;
}

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;
const steps = ['up', 'down', 'in', 'out'] as const;
const stepIcons = { up: ArrowUp, down: ArrowDown, in: CornerDownRight, out: CornerLeftUp } as const;

function useRowActions({ page, acts }: TreeRowProps): readonly MenuAction[] {
  const t = useText();
  const mayCopy = usePermission('create-page');
  const disabledReason = page.policies.canEdit ? undefined : t('tree.mayNotEdit');
  return [
    {
      key: 'open',
      label: t('tree.open'),
      icon: <Pencil {...icon} />,
      shortcut: shortcutText(treeShortcuts.open),
      onPress: () => acts.onOpen(page),
    },
    ...(page.livePath === null
      ? []
      : [{ key: 'view', label: t('tree.view'), icon: <ExternalLink {...icon} />, href: page.livePath }]),
    ...steps.map((step) => ({
      key: step,
      label: t(`tree.${step}`),
      icon: createElement(stepIcons[step], icon),
      shortcut: shortcutText(treeShortcuts[step]),
      disabledReason,
      onPress: () => acts.onStep(page, step),
    })),
    {
      key: 'moveTo',
      label: t('tree.moveTo'),
      icon: <FolderInput {...icon} />,
      disabledReason,
      onPress: () => acts.onMoveTo(page),
    },
    ...(mayCopy ? [{ key: 'copy', label: t('tree.copy'), icon: <Copy {...icon} />, onPress: () => acts.onCopy(page) }] : []),
  ];
}

/** A page in the tree: its name, state, locale and address, and what can be done with it. */
export function TreeRow({ page, acts }: TreeRowProps): ReactElement {
  const t = useText();
  const name = page.title || t('editor.untitled');
  const actions = useRowActions({ page, acts });
  return (
    <TreeItemContent>
      {({ hasChildItems }) => (
        <div className="lc-page-row">
          <Button slot="drag" className="lc-page-row__button lc-page-row__drag" aria-label={t('tree.drag', { name })}>
            <GripVertical {...icon} />
          </Button>
          {hasChildItems ? (
            <Button slot="chevron" className="lc-page-row__button" aria-label={t('tree.expand', { name })}>
              <ChevronRight {...icon} />
            </Button>
          ) : (
            <span className="lc-page-row__button" />
          )}
          <span className="lc-page-row__text">
            <span className="lc-page-row__name" lang={page.locale}>
              {name}
            </span>
            <span className="lc-slug lc-page-row__path">{page.path}</span>
            {page.livePath !== null && page.livePath !== page.path && (
              <span className="lc-quiet lc-page-row__path">{t('tree.liveAt', { path: page.livePath })}</span>
            )}
          </span>
          {page.children > 0 && (
            <span className="lc-quiet lc-num lc-page-row__below" title={t('tree.below', { count: page.children })}>
              {page.children}
              <span className="lc-hidden">{t('tree.below', { count: page.children })}</span>
            </span>
          )}
          <span className="lc-page-row__states">
            <PageStates page={page} />
          </span>
          <Menu
            label={t('tree.actions', { name })}
            trigger={<IconButton label={t('tree.actions', { name })} icon={<Ellipsis {...icon} />} />}
            actions={actions}
          />
        </div>
      )}
    </TreeItemContent>
  );
}
