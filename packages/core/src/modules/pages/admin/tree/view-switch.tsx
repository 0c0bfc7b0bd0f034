import { List, ListTree } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { keepView } from './page-view.ts';
import type { PageView } from './page-view.ts';

const views = { list: { to: '/', icon: List }, tree: { to: '/page-tree', icon: ListTree } } as const;

/** Leads to the list or the tree of pages, and keeps which. A part of the first screen, so it is made of little. */
export function ViewSwitch({ current }: { readonly current: PageView }): ReactElement {
  const t = useText();
  const { boot } = useApp();
  return (
    <nav className="lc-view-switch" aria-label={t('view.label')}>
      {(['list', 'tree'] as const).map((view) => {
        const { to, icon: Icon } = views[view];
        return (
          <Link
            key={view}
            to={to}
            className="lc-button lc-button--grey"
            aria-current={view === current ? 'page' : undefined}
            onClick={() => keepView(boot.user.ID, view)}
          >
            <Icon className="lc-icon" aria-hidden="true" />
            <span>{t(`view.${view}`)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
