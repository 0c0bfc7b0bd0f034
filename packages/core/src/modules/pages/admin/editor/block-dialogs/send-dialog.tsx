import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { StoredBlock } from '#contract/content.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { useEditorContext } from '../context/editor-context.ts';
import { nameOfBlock } from '../registry/registry.ts';
import { documentIn, fetchPage } from '../save/load-page.ts';
import { placesElsewhere } from './block-places.ts';
import { PlaceList } from './place-list.tsx';
import { useSending } from './use-sending.ts';

interface SendDialogProps {
  readonly block: StoredBlock;
  readonly target: { readonly id: string; readonly title: string };
  readonly onBack: () => void;
  readonly onSent: () => void;
}

/** Asks where on another page a block shall go, and says what happens to both pages. */
export function SendDialog({ block, target, onBack, onSent }: SendDialogProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const { registry } = useEditorContext();
  const queries = useQueryClient();
  const { send, isPending, refusal } = useSending({ blockKey: block.key, target, onSent });
  const name = nameOfBlock(registry, block);
  const key = ['pages', 'to-move-to', target.id];
  const { data, error } = useQuery({
    queryKey: key,
    gcTime: 0,
    queryFn: async ({ signal }) => unwrap(await fetchPage(client, target.id, signal)),
  });
  const mayEdit = data?.version.policies.canEdit ?? true;
  const around = data && {
    registry,
    document: documentIn(registry, data),
    onPage: registry.pageTypes[data.page.type]?.blocks,
  };
  const choices = around && mayEdit ? placesElsewhere(t, around, block.type) : [];
  const reason = mayEdit ? t('moveTo.noPlace', { name, page: target.title }) : t('moveTo.mayNot', { page: target.title });
  return (
    <Modal
      isOpen
      size="medium"
      title={t('moveTo.titleElsewhere', { name, page: target.title })}
      onClose={onBack}
      buttons={[{ text: t('moveTo.back'), isPending, onPress: onBack }]}
    >
      {refusal && <ErrorBox {...refusal} />}
      {error ? (
        <ErrorState title={t('editor.failed')} onRetry={() => void queries.resetQueries({ queryKey: key })} />
      ) : !data || !around ? (
        <Skeleton lines={4} label={t('editor.loading')} />
      ) : choices.length === 0 ? (
        <p>{reason}</p>
      ) : (
        <>
          <p>{t('moveTo.what')}</p>
          <PlaceList choices={choices} onChoose={({ place }) => void send(data.version, around.document, place)} />
        </>
      )}
    </Modal>
  );
}
