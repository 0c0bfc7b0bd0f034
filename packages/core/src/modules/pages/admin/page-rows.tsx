import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { PageListItem } from '../page.schema.ts';
import type { PageListQuery } from '../pages.calls.ts';
import { useText } from '../../../admin/messages/use-messages.ts';
import { ErrorState } from '../../../admin/ui/layout/screen-state.tsx';
import { Skeleton } from '../../../admin/ui/layout/skeleton.tsx';
import { Moment } from './moment.tsx';
import { PageStates } from './page-status.tsx';
import { usePageList } from './use-page-list.ts';

interface PageRowsProps {
  readonly narrowed: Partial<Pick<PageListQuery, 'status' | 'changedBy' | 'columnToSort' | 'sortOrder'>>;
  /** What is said where there are none. */
  readonly none: string;
  /** Where all of them stand. */
  readonly all?: { readonly to: string; readonly text: (count: number) => string };
}

const first = { pageIndex: 0, pageSize: 5, searchTerm: '', columnToSort: 'updatedAt', sortOrder: 'desc' } as const;

const Changed = ({ page }: { readonly page: PageListItem }): ReactElement => (
  <>
    {page.changedBy && `${page.changedBy.name} · `}
    <Moment iso={page.updatedAt} />
  </>
);

/** Since when it is to be looked at again, and by whom. */
const Due = ({ review }: { readonly review: NonNullable<PageListItem['review']> }): ReactElement => (
  <>
    {review.owner && `${review.owner.name} · `}
    <Moment iso={review.dueAt} />
  </>
);

/** The few pages of a widget, the last changed first unless it says another order. */
export function PageRows({ narrowed, none, all }: PageRowsProps): ReactElement {
  const t = useText();
  const { items, totalItems, error, retry } = usePageList({ ...first, ...narrowed });
  if (!items) return error ? <ErrorState title={t('table.failed')} onRetry={retry} /> : <Skeleton lines={3} />;
  if (items.length === 0) return <p className="lc-quiet">{none}</p>;
  return (
    <div className="lc-widget__body">
      <ul className="lc-rows">
        {items.map((page) => (
          <li key={page.id} className="lc-rows__row">
            <span className="lc-rows__text">
              <Link className="lc-rows__name" to={`/pages/${page.id}`} lang={page.locale}>
                {page.title || t('editor.untitled')}
              </Link>
              <span className="lc-quiet">{page.review ? <Due review={page.review} /> : <Changed page={page} />}</span>
            </span>
            <PageStates page={page} />
          </li>
        ))}
      </ul>
      {all && totalItems > items.length && <Link to={all.to}>{all.text(totalItems)}</Link>}
    </div>
  );
}
