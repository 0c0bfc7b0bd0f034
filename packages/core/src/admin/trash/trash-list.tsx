import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Result } from '../../client/result.ts';
import type { List } from '../../contract/list.ts';
import { useText } from '../messages/use-messages.ts';
import { useFailureTexts } from '../shell/app-context.ts';
import { unwrap } from '../state/call-error.ts';
import { ErrorBox } from '../ui/fields/error-box.tsx';
import { EmptyState } from '../ui/layout/screen-state.tsx';
import { queriedRows } from '../ui/list/list-query.ts';
import { ListScreen } from '../ui/list/list-screen.tsx';
import type { ListScreenProps } from '../ui/list/list-screen.tsx';
import { defaultPageSize } from '../ui/list/list-state.ts';
import { Modal } from '../ui/overlay/modal.tsx';
import { notify } from '../ui/overlay/notify.ts';
import { focusTitle } from './focus-title.ts';
import type { Outcome, Trashed, TrashedLook } from './trashed.ts';
import { useTrashColumns } from './use-trash-columns.tsx';

interface TrashQuery {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly searchTerm: string;
}

interface TrashListProps<Item extends Trashed, Sort extends string> extends Pick<
  ListScreenProps<Item, Sort>,
  'state' | 'onState'
> {
  /** Under which its pages are kept. */
  readonly queryKey: readonly string[];
  readonly read: (query: TrashQuery, signal: AbortSignal) => Promise<Result<List<Item>>>;
  readonly lookOf: (item: Item) => TrashedLook;
  readonly restore: (item: Item) => Outcome;
  readonly purge: (item: Item) => Promise<Result<unknown>>;
  /** Has what is known of the trash, and of where its content goes, read again. */
  readonly onChanged: () => Promise<unknown>;
}

/** What lies in a trash, last deleted first, with the ways back and the one that ends it. */
export function TrashList<Item extends Trashed, Sort extends string>(props: TrashListProps<Item, Sort>): ReactElement {
  const { queryKey, read, lookOf, restore, purge, onChanged, state, onState } = props;
  const t = useText();
  const textsOf = useFailureTexts();
  const [purging, setPurging] = useState<Item>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const query = { pageIndex: state.pageIndex, pageSize: defaultPageSize, searchTerm: state.searchTerm };
  const found = useQuery({
    queryKey: [...queryKey, query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await read(query, signal)),
  });
  const settle = async (outcome: Outcome): Promise<void> => {
    const failure = await outcome;
    setErrors(failure ? textsOf(failure) : []);
    await onChanged();
    focusTitle();
  };
  const end = async (item: Item): Outcome => {
    const result = await purge(item);
    if (!result.ok) return result;
    notify(t('trash.purged', { name: lookOf(item).name }));
    return undefined;
  };
  const columns = useTrashColumns<Item>({
    lookOf,
    onRestore: (item) => void settle(restore(item)),
    onOtherWay: (go) => void settle(go()),
    onPurge: setPurging,
  });
  return (
    <>
      <ErrorBox errors={errors} />
      <ListScreen
        {...queriedRows(found)}
        caption={t('trash.title')}
        columns={columns}
        keyOf={({ id }) => id}
        state={state}
        onState={onState}
        searchLabel={t('trash.search')}
        empty={<EmptyState icon={<ArchiveRestore />} title={t('trash.empty')} text={t('trash.emptyText')} />}
      />
      {purging && (
        <Modal
          isOpen
          isAlert
          onClose={() => setPurging(undefined)}
          title={t('trash.purgeTitle', { name: lookOf(purging).name })}
          buttons={[
            { text: t('action.cancel'), autoFocus: true, onPress: () => setPurging(undefined) },
            {
              text: t('trash.purge'),
              theme: 'danger',
              onPress: () => {
                setPurging(undefined);
                void settle(end(purging));
              },
            },
          ]}
        >
          <p>{lookOf(purging).loss}</p>
        </Modal>
      )}
    </>
  );
}
