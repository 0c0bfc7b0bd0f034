import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import type { MovingIn } from '../redirects.schema.ts';
import { useLocalList } from './local-list.ts';
import type { Proposal } from './moving-in-file.ts';

interface ProposalListProps {
  readonly found: MovingIn;
  readonly accepted: ReadonlySet<string>;
  readonly onAccepted: (accepted: ReadonlySet<string>) => void;
}

/** From this score on, a proposal is as good as sure. */
const sure = 85;

/** The pages that are proposed for addresses, each to be accepted or not. */
export function ProposalList({ found, accepted, onAccepted }: ProposalListProps): ReactElement {
  const t = useText();
  const pages = useMemo(() => new Map(found.pages.map((page) => [page.id, page])), [found]);
  const list = useLocalList(found.proposals, ({ from, pageID }) => {
    const page = pages.get(pageID);
    return `${from} ${page?.title ?? ''} ${page?.path ?? ''}`;
  });
  const columns: readonly Column<Proposal>[] = [
    {
      key: 'chosen',
      header: t('moving.accept'),
      isHeaderHidden: true,
      width: '3rem',
      render: ({ from }) => (
        <label className="lc-check lc-choice-box">
          <input
            type="checkbox"
            aria-label={t('moving.acceptNamed', { path: from })}
            checked={accepted.has(from)}
            onChange={(event) => {
              const next = new Set(accepted);
              if (event.target.checked) next.add(from);
              else next.delete(from);
              onAccepted(next);
            }}
          />
        </label>
      ),
    },
    {
      key: 'from',
      header: t('redirects.path'),
      isRowHeader: true,
      render: ({ from }) => (
        <span className="lc-clip lc-strong" title={from}>
          {from}
        </span>
      ),
    },
    {
      key: 'target',
      header: t('redirects.target'),
      style: 'lc-table__labelled',
      render: ({ pageID }) => (
        <>
          <Link className="lc-clip" to={`/pages/${pageID}`}>
            {pages.get(pageID)?.title || t('redirects.untitled')}
          </Link>
          <span className="lc-clip lc-under">{pages.get(pageID)?.path}</span>
        </>
      ),
    },
    {
      key: 'score',
      header: t('moving.score'),
      width: '8rem',
      isNumeric: true,
      style: 'lc-table__labelled',
      render: ({ score }) => (
        <StatusBadge tone={score >= sure ? 'live' : 'warning'}>{t('moving.percent', { score })}</StatusBadge>
      ),
    },
  ];
  return (
    <ListScreen
      caption={t('moving.proposals')}
      columns={columns}
      keyOf={({ from }) => from}
      searchLabel={t('moving.search')}
      {...list}
    />
  );
}
