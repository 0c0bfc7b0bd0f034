import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { unwrap } from '#admin/state/call-error.ts';
import type { PageListItem } from '../../page.schema.ts';
import { pageCalls } from '../../pages.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { debounce } from '#admin/ui/debounce.ts';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';

export interface PagePickerProps {
  /** Pages of this locale alone: that of the content in which the page is named. */
  readonly locale?: string | undefined;
  /** Pages of this type alone. */
  readonly type?: string | undefined;
  readonly onChoose: (page: PageListItem) => void;
  readonly onClose: () => void;
}

/** Finds a page by title or slug: typing filters, arrows move, Enter chooses. */
export function PagePicker({ locale, type, onChoose, onClose }: PagePickerProps): ReactElement {
  const t = useText();
  const client = useClient();
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const [search] = useState(() => debounce(setTerm, { wait: 250, maxWait: 1000 }));
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['pages', 'picker', term, locale, type],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(
        await client.call(pageCalls.list, {
          body: {
            ...(locale ? { locale } : {}),
            ...(type ? { type } : {}),
            pageIndex: 0,
            pageSize: 25,
            searchTerm: term,
            columnToSort: 'title',
            sortOrder: 'asc',
          },
          signal,
        }),
      ),
  });
  const isSettled = !isFetching && term === typed.trim();
  return (
    <Modal isOpen onClose={onClose} title={t('link.choosePage')} size="medium">
      <Autocomplete
        inputValue={typed}
        onInputChange={(next) => {
          setTyped(next);
          search(next.trim());
        }}
      >
        <SearchField autoFocus aria-label={t('link.pageSearch')}>
          <Input className="lc-input" placeholder={t('link.pageSearch')} />
        </SearchField>
        {isError && <ErrorState title={t('table.failed')} onRetry={() => void refetch()} />}
        <ListBox
          className="lc-results"
          aria-label={t('link.choosePage')}
          items={data?.items ?? []}
          selectionMode="none"
          onAction={(key) => {
            const page = data?.items.find(({ id }) => id === key);
            if (page) onChoose(page);
          }}
        >
          {(page) => (
            <ListBoxItem id={page.id} className="lc-result" textValue={page.title || t('editor.untitled')}>
              <span className="lc-result__title">{page.title || t('editor.untitled')}</span>
              <span className="lc-slug">{page.path}</span>
              {page.status === 'draft' && <StatusBadge tone="neutral">{t('link.pageDraft')}</StatusBadge>}
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      <p className={data?.totalItems === 0 ? 'lc-quiet' : 'lc-hidden'} role="status">
        {isSettled &&
          data &&
          (data.totalItems === 0 ? t('link.pageNone', { term }) : t('link.pageCount', { count: data.totalItems }))}
      </p>
    </Modal>
  );
}
