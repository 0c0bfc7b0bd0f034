import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Failure } from '#client/result.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp, useFailureTexts } from '#admin/shell/app-context.ts';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { searchCalls } from '../search.client.ts';
import { searchKey } from './search-key.ts';

/** Asks before the index is emptied. */
export function RemoveDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useText();
  const { client } = useApp();
  const textsOf = useFailureTexts();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const confirm = async (): Promise<void> => {
    setPending(true);
    const result = await client.call(searchCalls.removeAllPages, { body: {} });
    setPending(false);
    await queries.invalidateQueries({ queryKey: searchKey });
    if (result.ok) onClose();
    else setFailure(result);
  };
  return (
    <Modal
      isOpen
      isAlert
      onClose={onClose}
      title={t('search.removeTitle')}
      size="medium"
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        { text: t('search.removeAll'), theme: 'danger', isPending, onPress: () => void confirm() },
      ]}
    >
      <p>{t('search.removeText')}</p>
      {failure && textsOf(failure).map((text) => <p key={text}>{text}</p>)}
    </Modal>
  );
}
