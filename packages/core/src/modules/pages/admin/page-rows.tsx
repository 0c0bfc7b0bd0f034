import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { PageListItem } from '../page.schema.ts';
import type { PageListQuery } from '../pages.calls.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { PageConcern } from '#admin/state/page-claims.ts';
import { useClaimed, usePageClaim } from '#admin/state/use-page-claim.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { Moment } from './moment.tsx';
import { PageStates } from './page-status.tsx';
import { usePageList } from './use-page-list.ts';

interface PageRowsProps {
  /** What the widget asks of them: a page stands in the widget alone that asks for most. */
  readonly concern: PageConcern;
  readonly narrowed: Partial<Pick<PageListQuery, 'status' | 'changedBy' | 'columnToSort' | 'sortOrder'>>;
  /** What is said where there are none. */
  readonly nothing: string;
  /** Where all of them stand. */
  readonly all?: { readonly to: string; readonly text: (count: number) => string };
}

/** Rows of a widget. */
const few = 5;
/** As many are asked for: some of them may stand in other widgets. */
const first = { pageIndex: 0, pageSize: 4 * few, searchTerm: '', columnToSort: 'updatedAt', sortOrder: 'desc' } as const;
const none: readonly PageListItem[] = [];

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

/** The few pages of a widget that stand in no other one, the last changed first unless it says another order. */
export function PageRows({ concern, narrowed, nothing, all }: PageRowsProps): ReactElement {
  const t = useText();
  const { items, totalItems, error, retry } = usePageList({ ...first, ...narrowed });
  const claimed = useClaimed(concern);
  const shown = (items ?? none).filter(({ id }) => !claimed.has(id)).slice(0, few);
  usePageClaim(
    concern,
    shown.map(({ id }) => id),
  );
  if (!items) return error ? <ErrorState title={t('table.failed')} onRetry={retry} /> : <Skeleton lines={3} />;
  if (items.length === 0) return <p className="lc-quiet">{nothing}</p>;
  return (
    <div className="lc-widget__body">
      {shown.length === 0 ? (
        <p className="lc-quiet">{t('dashboard.elsewhere')}</p>
      ) : (
        <ul className="lc-rows">
          {shown.map((page) => (
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
      )}
      {all && totalItems > shown.length && <Link to={all.to}>{all.text(totalItems)}</Link>}
    </div>
  );
}
