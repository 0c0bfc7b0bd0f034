import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { focusTitle } from '#admin/trash/focus-title.ts';
import { TrashList } from '#admin/trash/trash-list.tsx';
import type { Outcome } from '#admin/trash/trashed.ts';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { hasCode } from '#client/result.ts';
import type { TrashedPage } from '../../page.schema.ts';
import { pageCalls } from '../../pages.client.ts';
import { FreeSlugDialog } from './free-slug-dialog.tsx';

const shape = { columns: ['deletedAt'], initial: { columnToSort: 'deletedAt', sortOrder: 'desc' }, filters: [] } as const;

/** The pages in the trash, from which each can come back for thirty days. */
export default function PageTrashScreen(): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useListState<'deletedAt'>(shape);
  const [renaming, setRenaming] = useState<{ readonly item: TrashedPage; readonly slug: string }>();
  const nameOf = ({ title }: TrashedPage): string => title || t('editor.untitled');
  const readAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: ['pages'] });

  const sayRestored = (item: TrashedPage): void => {
    const action = { label: t('pageTrash.open'), onPress: () => void navigate(`/pages/${item.id}`) };
    const below = item.pageCount - 1;
    const name = nameOf(item);
    notify(below > 0 ? t('pageTrash.restoredMany', { name, count: below }) : t('pageTrash.restored', { name }), { action });
  };
  const restore = async (item: TrashedPage): Outcome => {
    const result = await client.call(pageCalls.restore, { params: { id: item.id }, body: {} });
    if (result.ok) {
      sayRestored(item);
      return undefined;
    }
    const free = result.data?.['slug'];
    if (!hasCode(result, 'V_06') || typeof free !== 'string') return result;
    setRenaming({ item, slug: free });
    return undefined;
  };
  return (
    <Screen title={t('trash.title')}>
      <TrashList
        queryKey={['pages', 'trash']}
        read={(query, signal) => client.call(pageCalls.listTrash, { query, signal })}
        lookOf={(item: TrashedPage) => ({
          name: nameOf(item),
          locale: item.locale,
          facts: [
            item.path,
            item.parent && t('pageTrash.from', { title: item.parent.title }),
            item.pageCount > 1 && t('pageTrash.pages', { count: item.pageCount }),
          ],
          loss: item.pageCount > 1 ? t('pageTrash.purgeMany', { count: item.pageCount }) : t('pageTrash.purgeText'),
        })}
        state={state}
        onState={setState}
        restore={restore}
        purge={({ id }) => client.call(pageCalls.purge, { params: { id }, body: {} })}
        onChanged={readAgain}
      />
      {renaming && (
        <FreeSlugDialog
          item={renaming.item}
          name={nameOf(renaming.item)}
          free={renaming.slug}
          onRestored={() => {
            sayRestored(renaming.item);
            void readAgain().then(focusTitle);
          }}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </Screen>
  );
}
