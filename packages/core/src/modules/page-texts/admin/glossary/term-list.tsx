import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { DataTable } from '#admin/ui/list/data-table.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { GlossaryTerm } from '../../glossary.schema.ts';
import type { LocalePair } from './use-glossary.ts';
import { searchKey } from '#contract/fold-text.ts';

/** Terms that are drawn; nobody reads more. */
const mostShown = 200;

interface TermListProps {
  readonly pair: LocalePair;
  readonly terms: readonly GlossaryTerm[];
  readonly canEdit: boolean;
  readonly onEdit: (term: GlossaryTerm) => void;
  readonly onRemove: (term: GlossaryTerm) => void;
}

/** The terms of a pair of languages, by name, narrowed by a part of either. */
export function TermList({ pair, terms, canEdit, onEdit, onRemove }: TermListProps): ReactElement {
  const t = useText();
  const [narrow, setNarrow] = useState('');
  const wanted = searchKey(narrow);
  const found = terms.filter(({ source, target }) => searchKey(`${source}\n${target ?? ''}`).includes(wanted));
  const more = found.length - mostShown;
  const columns: readonly Column<GlossaryTerm>[] = [
    {
      key: 'source',
      header: t('glossary.source'),
      isRowHeader: true,
      render: ({ source }) => <span lang={pair.from}>{source}</span>,
    },
    {
      key: 'target',
      header: t('glossary.target'),
      style: 'lc-table__labelled',
      render: ({ target }) =>
        target === null ? <span className="lc-quiet">{t('glossary.kept')}</span> : <span lang={pair.to}>{target}</span>,
    },
    {
      key: 'actions',
      header: t('glossary.actions'),
      isHeaderHidden: true,
      width: '6rem',
      render: (term) =>
        canEdit && (
          <span className="lc-glossary__actions">
            <IconButton
              label={t('glossary.edit', { term: term.source })}
              icon={<Pencil className="lc-icon" aria-hidden="true" />}
              onPress={() => onEdit(term)}
            />
            <IconButton
              label={t('glossary.remove', { term: term.source })}
              icon={<Trash2 className="lc-icon" aria-hidden="true" />}
              onPress={() => onRemove(term)}
            />
          </span>
        ),
    },
  ];
  if (terms.length === 0) return <EmptyState title={t('glossary.empty')} text={t('glossary.emptyText')} />;
  return (
    <>
      <div className="lc-glossary__narrow">
        <TextField label={t('glossary.search')} type="search" value={narrow} onChange={setNarrow} />
        <p className="lc-quiet lc-num" role="status">
          {t('glossary.count', { count: found.length })}
        </p>
      </div>
      <DataTable caption={t('glossary.terms')} columns={columns} items={found.slice(0, mostShown)} keyOf={({ id }) => id} />
      {more > 0 && <p className="lc-quiet">{t('glossary.more', { count: more })}</p>}
    </>
  );
}
