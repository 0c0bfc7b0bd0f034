import { DataTable, ErrorState, Skeleton } from '@lectern/core/admin';
import type { Column } from '@lectern/core/admin';
import type { ReactElement, ReactNode } from 'react';
import { t } from './planner-texts.ts';

interface RulesListProps<Item> {
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly list: { readonly data: readonly Item[] | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  readonly keyOf: (item: Item) => string;
  readonly empty: ReactNode;
}

/** All of a kind, few enough for one table. */
export function RulesList<Item>({ caption, columns, list, keyOf, empty }: RulesListProps<Item>): ReactElement {
  if (list.error) return <ErrorState title={t('action.failed')} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton lines={8} />;
  if (list.data.length === 0) return <>{empty}</>;
  return (
    <div className="lc-panel lc-list">
      <DataTable caption={caption} columns={columns} items={list.data} keyOf={keyOf} />
    </div>
  );
}
