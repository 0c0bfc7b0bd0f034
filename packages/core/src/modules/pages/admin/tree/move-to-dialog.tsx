import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { CallError, unwrap } from '#admin/state/call-error.ts';
import { hasCode } from '#client/result.ts';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { pageCalls } from '../../pages.client.ts';
import { ParentField } from '../parent-field.tsx';
import { AddressOutlook, isPossible, useAddressChanges } from './address-outlook.tsx';
import type { AskedMove, TreeCommands } from './use-tree-commands.ts';

interface MoveToDialogProps {
  readonly asked: AskedMove;
  readonly commands: TreeCommands;
  readonly onClose: () => void;
}

const last = 'last';
const none: readonly string[] = [];

/** The page below which another is to stand, with the pages that stand there already. */
function useLevelOf({ page }: AskedMove, parentID: string | null) {
  const client = useClient();
  const parent = useQuery({
    queryKey: ['pages', 'named', parentID],
    enabled: parentID !== null,
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.get, { params: { id: parentID ?? '' }, signal })),
  });
  const beside = useQuery({
    queryKey: ['pages', 'tree', page.locale, parentID],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const body = { locale: page.locale, parentID, pageIndex: 0, pageSize: 100 };
      return unwrap(await client.call(pageCalls.tree, { body, signal }));
    },
  });
  return {
    parent: parentID === null ? null : (parent.data ?? { id: parentID, title: '', path: '' }),
    beside: (beside.data?.items ?? []).filter(({ id }) => id !== page.id),
  };
}

/** Says where a page goes and what becomes of addresses, before it is moved. */
export function MoveToDialog({ asked, commands, onClose }: MoveToDialogProps): ReactElement {
  const t = useText();
  const textsOf = useFailureTexts();
  const { page } = asked;
  const name = commands.nameOf(page);
  const [parentID, setParentID] = useState(asked.target.parentID);
  const [beforeID, setBeforeID] = useState(asked.target.beforeID);
  const [isFollowing, setFollowing] = useState(true);
  const [errors, setErrors] = useState(none);
  const [isPending, setPending] = useState(false);
  const { parent, beside } = useLevelOf(asked, parentID);
  const changes = useAddressChanges(page.id, { parentID });
  const isOwnBranch = changes.error instanceof CallError && hasCode(changes.error.failure, 'V_07');
  const isBlocked = isFollowing && changes.data !== undefined && !isPossible(changes.data);

  const move = async (): Promise<void> => {
    setPending(true);
    const seen = isFollowing && changes.data ? { seen: changes.data.print } : {};
    const options = { addresses: isFollowing ? 'follow' : 'keep', ...seen } as const;
    const refused = await commands.carryOut({ page, target: { parentID, beforeID } }, options);
    setPending(false);
    if (!refused) return onClose();
    setErrors(textsOf(refused));
    void changes.refetch();
  };
  return (
    <Modal
      isOpen
      size="medium"
      onClose={onClose}
      title={t('treeMove.title', { name })}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        {
          text: t('treeMove.move'),
          theme: 'orange',
          autoFocus: true,
          isPending: isPending || changes.isPending,
          disabledReason: isOwnBranch ? t('parent.cycle') : isBlocked ? t('outlook.blocked') : undefined,
          onPress: () => void move(),
        },
      ]}
    >
      <div className="lc-fields">
        <ErrorBox errors={isOwnBranch ? [t('parent.cycle')] : errors} />
        <ParentField
          value={parent}
          locale={page.locale}
          help={t('treeMove.parentHelp')}
          onChange={(next) => {
            setParentID(next?.id ?? null);
            setBeforeID(null);
            setErrors(none);
          }}
        />
        <Select
          label={t('treeMove.position')}
          value={beside.some(({ id }) => id === beforeID) ? (beforeID ?? last) : last}
          options={[
            ...beside.map((each) => ({ value: each.id, label: t('treeMove.before', { name: commands.nameOf(each) }) })),
            { value: last, label: t('treeMove.last') },
          ]}
          onChange={(next) => setBeforeID(next === last ? null : next)}
        />
        {(changes.data?.changed.totalItems ?? 0) > 0 && (
          <Checkbox label={t('treeMove.follow')} isSelected={isFollowing} onChange={setFollowing} />
        )}
        {isFollowing && !isOwnBranch && (
          <AddressOutlook changes={changes.data} isFailed={changes.isError} onRetry={() => void changes.refetch()} />
        )}
      </div>
    </Modal>
  );
}
