import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { PageListItem } from '../../client/page.ts';
import { unwrap } from '../shell/call-error.ts';
import { useClient } from '../shell/app-context.ts';
import { useText } from '../texts/use-text.ts';
import { debounce } from './debounce.ts';
import { Modal } from './modal.tsx';
import { ErrorState } from './screen-state.tsx';

interface PagePickerProps {
  /** Shown first: the locale of the content that the link stands in. */
  readonly locale?: string | undefined;
  readonly onChoose: (page: PageListItem) => void;
  readonly onClose: () => void;
}

/** Finds a page by title or slug. */
export function PagePicker({ locale, onChoose, onClose }: PagePickerProps): ReactElement {
  const t = useText();
  const client = useClient();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const [search] = useState(() => debounce(setTerm, { wait: 250, maxWait: 1000 }));
  const { data, isError, refetch } = useQuery({
    queryKey: ['pages', 'picker', term, locale],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(
        await client.page.list(
          {
            ...(locale ? { locale } : {}),
            pageIndex: 0,
            pageSize: 25,
            searchTerm: term,
            columnToSort: 'title',
            sortOrder: 'asc',
          },
          signal,
        ),
      ),
  });
  return (
    <Modal isOpen onClose={onClose} title={t('link.choosePage')} size="medium">
      <input
        className="lc-input"
        type="text"
        autoFocus
        aria-label={t('link.pageSearch')}
        placeholder={t('link.pageSearch')}
        aria-controls={listId}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          search(event.target.value.trim());
        }}
      />
      {isError && <ErrorState title={t('table.failed')} onRetry={() => void refetch()} />}
      <ul className="lc-results" id={listId} aria-label={t('link.choosePage')}>
        {data?.items.map((page) => (
          <li key={page.id}>
            <button type="button" className="lc-result" onClick={() => onChoose(page)}>
              <span className="lc-result__title">{page.title || t('editor.untitled')}</span>
              <span className="lc-slug">{page.path}</span>
            </button>
          </li>
        ))}
      </ul>
      {data?.items.length === 0 && <p className="lc-quiet">{t('link.pageNone', { term })}</p>}
    </Modal>
  );
}
