import { Blocks } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useApp } from '#admin/shell/app-context.ts';
import type { PageTypeSummary } from '#contract/boot.ts';
import { pageTypePath } from '#admin/shell/navigation.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { DataTable } from '#admin/ui/list/data-table.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import { Icon } from '#admin/ui/icons/icon.tsx';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';

/** The page types that the installed plugins bring. */
export default function PageTypesScreen(): ReactElement {
  const t = useText();
  const { pageTypes } = useApp().boot;
  const columns: readonly Column<PageTypeSummary>[] = [
    {
      key: 'title',
      header: t('column.type'),
      isRowHeader: true,
      render: (type) => (
        <span className="lc-with-icon">
          <Icon name={type.icon} />
          <Link className="lc-row-link" to={pageTypePath(type.type)}>
            {type.label}
          </Link>
        </span>
      ),
    },
    { key: 'id', header: t('structure.typeID'), width: '40%', render: (type) => <span className="lc-slug">{type.type}</span> },
    {
      key: 'listed',
      header: t('structure.inNavigation'),
      width: '10rem',
      render: (type) => t(type.listed ? 'structure.listed' : 'structure.unlisted'),
    },
  ];
  return (
    <Screen
      title={t('nav.pageTypes')}
      detail={<span className="lc-num">{t('structure.typeCount', { count: pageTypes.length })}</span>}
    >
      <section className="lc-panel lc-list" aria-label={t('nav.pageTypes')}>
        {pageTypes.length === 0 ? (
          <EmptyState icon={<Blocks />} title={t('structure.noTypes')} text={t('structure.noTypesText')} />
        ) : (
          <DataTable caption={t('nav.pageTypes')} columns={columns} items={pageTypes} keyOf={(type) => type.type} />
        )}
      </section>
    </Screen>
  );
}
