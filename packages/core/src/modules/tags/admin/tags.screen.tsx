import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Tags as TagsIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { pageQuery, queriedRows } from '#admin/ui/list/list-query.ts';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { filtered } from '#admin/ui/list/list-state.ts';
import { toggledSort } from '#admin/ui/list/sort-toggle.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { tagCalls } from '../tags.client.ts';
import type { ListedTag } from '../tags.schema.ts';
import { tagsKey } from './fields/use-asked-tags.ts';
import { tagColumns } from './tag-columns.tsx';
import { tagListShape } from './tag-list.ts';
import type { TagSortColumn } from './tag-list.ts';
import { TagPanel } from './tag-panel.tsx';

const visibilities = ['public', 'private'] as const;
const labels = { public: 'tagList.public', private: 'tagList.privateOnes' } as const;

/** Every tag of the site, with how often it is used. */
export default function TagsScreen(): ReactElement {
  const t = useText();
  const client = useClient();
  const [state, setState] = useListState<TagSortColumn>(tagListShape);
  const [open, setOpen] = useState<ListedTag | 'new'>();
  const visibility = visibilities.find((one) => one === state.filters['visibility']);
  const query = { ...pageQuery(state), ...(visibility ? { visibility } : {}) };
  const tags = useQuery({
    queryKey: [...tagsKey, 'list', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(tagCalls.list, { query, signal })),
  });
  const columns = useMemo(
    () => tagColumns({ t, state, onSort: (column) => setState(toggledSort(state, column)), onOpen: setOpen }),
    [t, state, setState],
  );
  const add = (
    <Button theme="orange" icon={<Plus className="lc-icon" aria-hidden="true" />} onPress={() => setOpen('new')}>
      {t('tagList.new')}
    </Button>
  );
  const narrow = (next: string) => setState(filtered(state, 'visibility', next));
  return (
    <Screen
      title={t('tagList.title')}
      detail={tags.data && <span className="lc-num">{t('tagList.count', { count: tags.data.totalItems })}</span>}
      actions={add}
    >
      <ListScreen
        caption={t('tagList.title')}
        columns={columns}
        keyOf={({ id }) => id}
        state={state}
        onState={setState}
        {...queriedRows(tags)}
        searchLabel={t('tagList.search')}
        tokens={
          visibility
            ? [
                {
                  key: 'visibility',
                  label: t('tagList.filter', { name: t(labels[visibility]) }),
                  onRemove: () => narrow(''),
                },
              ]
            : []
        }
        sortColumns={[
          { value: 'term', label: t('tagList.term') },
          { value: 'pages', label: t('tagList.pages') },
          { value: 'updatedAt', label: t('column.updatedAt') },
        ]}
        filters={
          <Select
            label={t('tagList.visibility')}
            isLabelHidden
            size="small"
            value={visibility ?? 'all'}
            options={[
              { value: 'all', label: t('tagList.all') },
              ...visibilities.map((one) => ({ value: one as string, label: t(labels[one]) })),
            ]}
            onChange={(next) => narrow(next === 'all' ? '' : next)}
          />
        }
        empty={<EmptyState icon={<TagsIcon />} title={t('tagList.empty')} text={t('tagList.emptyText')} action={add} />}
      />
      {open !== undefined && <TagPanel tag={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Screen>
  );
}
