import { announce, Button, ErrorBox, Modal, SidePanel, TextField, unwrap, useClient, useQuery } from '@lectern/core/admin';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { appointmentsCalls } from '../../appointments.client.ts';
import { plannerKey } from '../planner-key.ts';
import { t } from '../planner-texts.ts';
import { useSave } from '../use-save.ts';

interface FeedPanelProps {
  readonly advisor: string;
  readonly onClose: () => void;
}

/** The address at which an advisor's own calendar reads their appointments: to copy, or to be given anew. */
export function FeedPanel({ advisor, onClose }: FeedPanelProps): ReactElement {
  const client = useClient();
  const { save, isPending } = useSave();
  const input = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [help, setHelp] = useState(t('feed.help'));
  const params = { advisor };
  const { data, error } = useQuery({
    queryKey: [...plannerKey, 'feed', advisor],
    gcTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(appointmentsCalls.feedAddress, { params, signal })),
  });
  const say = (text: string): void => {
    setHelp(text);
    announce(text);
  };
  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      say(t('feed.copied'));
    } catch {
      // The browser keeps the clipboard from pages without https: then by hand.
      input.current?.select();
      say(t('feed.notCopied'));
    }
  }
  const renew = (): void => {
    setAsking(false);
    save({ said: t('feed.renewed'), send: () => client.call(appointmentsCalls.renewFeed, { params }) });
  };
  return (
    <SidePanel title={t('feed.title')} onClose={onClose}>
      <div className="lc-side__body">
        <ErrorBox errors={error ? [t('action.failed')] : []} />
        <TextField
          label={t('feed.address')}
          help={help}
          value={data?.address ?? ''}
          isReadOnly
          inputRef={input}
          onChange={() => undefined}
        />
        <div className="planner-line">
          <Button onPress={() => void copy(data?.address ?? '')}>{t('feed.copy')}</Button>
          <Button isPending={isPending} onPress={() => setAsking(true)}>
            {t('feed.renew')}
          </Button>
        </div>
      </div>
      <Modal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('feed.renewTitle')}
        isAlert
        buttons={[
          { text: t('action.keep'), onPress: () => setAsking(false) },
          { text: t('feed.renew'), theme: 'danger', onPress: renew },
        ]}
      >
        <p>{t('feed.renewText')}</p>
      </Modal>
    </SidePanel>
  );
}
