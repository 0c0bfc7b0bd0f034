import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { NoWords } from '#admin/ui/form/no-words.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { pageCalls } from '../../pages.client.ts';
import { CopiedAddress } from './copied-address.tsx';
import { linksKey, PreviewLinks } from './preview-links.tsx';

interface SharePreviewDialogProps {
  readonly pageID: string;
  /** Of the version that is shown; undefined where it could not be stored, which was said then. */
  readonly version: () => Promise<string | undefined>;
  readonly onClose: () => void;
}

const spans = { '24': 'share.day', '72': 'share.threeDays', '168': 'share.week', '720': 'share.month' } as const;
type Hours = keyof typeof spans;

/** Makes links that show a version to people without an account, and lists those that there are. */
export function SharePreviewDialog({ pageID, version, onClose }: SharePreviewDialogProps): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const textsOf = useFailureTexts();
  const [hours, setHours] = useState<Hours>('72');
  const [url, setUrl] = useState<string>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const make = async (): Promise<void> => {
    setPending(true);
    setErrors([]);
    const id = await version();
    const result =
      id === undefined
        ? undefined
        : await client.call(pageCalls.sharePreview, { params: { id }, body: { hours: Number(hours) } });
    setPending(false);
    if (!result) return setErrors([t('share.notStored')]);
    if (!result.ok) return setErrors(textsOf(result));
    setUrl(result.data.url);
    notify(t('share.made', { until: formatMoment(result.data.endsAt) }));
    return void queries.invalidateQueries({ queryKey: linksKey(pageID) });
  };
  const options = (['24', '72', '168', '720'] as const).map((value) => ({ value, label: t(spans[value]) }));
  return (
    <Modal
      isOpen
      size="medium"
      title={t('share.title')}
      onClose={onClose}
      buttons={[
        { text: t('share.close'), onPress: onClose },
        {
          text: t(url === undefined ? 'share.make' : 'share.makeAnother'),
          theme: 'orange',
          isPending,
          onPress: () => void make(),
        },
      ]}
    >
      <div className="lc-stack">
        <p>{t('share.text')}</p>
        <NoWords>
          <Select label={t('share.span')} value={hours} options={options} onChange={setHours} />
        </NoWords>
        <ErrorBox title={t('share.failed')} errors={errors} />
        {url !== undefined && <CopiedAddress key={url} url={url} />}
        <PreviewLinks pageID={pageID} />
      </div>
    </Modal>
  );
}
