import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import type { Size } from '#contract/turned-image.ts';
import { previewUrl } from '../../media-urls.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { useQueryFailure } from '#admin/state/use-query-failure.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { sizeText } from '../size-text.ts';
import { ReplacementCuts } from './replacement-cuts.tsx';
import { UsageList } from './usage-list.tsx';
import { useReplacement } from './use-replacement.ts';
import { useUsage } from './use-usage.ts';

interface SideProps {
  readonly title: string;
  readonly picture: string | undefined;
  /** Absent while they are not known. */
  readonly facts?: { readonly mimeType: string; readonly dimensions: Size | null; readonly bytes: number } | undefined;
  readonly children?: ReactNode;
}

/** One of the two: what it looks like, and what it is. */
function Side({ title, picture, facts, children }: SideProps): ReactElement {
  const t = useText();
  return (
    <figure className="lc-replace__side">
      <div className="lc-replace__picture">
        {picture ? <img src={picture} alt="" /> : (children ?? <FileText className="lc-icon" aria-hidden="true" />)}
      </div>
      <figcaption>
        <h3>{title}</h3>
        {facts && (
          <p className="lc-quiet lc-num">
            {[
              facts.dimensions && t('media.pixels', { width: facts.dimensions.width, height: facts.dimensions.height }),
              facts.mimeType,
              sizeText(facts.bytes),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

interface ReplaceDialogProps {
  readonly file: MediaFile;
  /** What is to take its place. */
  readonly chosen: File;
  readonly onReplaced: (file: MediaFile) => void;
  readonly onClose: () => void;
}

/** The old file and the new one side by side, the pages that change, and how they cut it: before anything is replaced. */
export function ReplaceDialog({ file, chosen, onReplaced, onClose }: ReplaceDialogProps): ReactElement {
  const t = useText();
  const client = useClient();
  const { content, percent, errors, send } = useReplacement(file, chosen, onReplaced, onClose);
  const [selection] = useState({ fileIDs: [file.id], directories: [] });
  const usage = useUsage(selection);
  const failure = useQueryFailure(usage.error);
  const isImage = file.fileType === 'image';
  return (
    <Modal
      isOpen
      size="large"
      onClose={onClose}
      title={t('replace.title', { name: file.fileName })}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        {
          text: percent === undefined ? t('replace.do') : t('replace.doing', { percent }),
          theme: 'orange',
          isPending: percent !== undefined || (!content && errors.length === 0) || usage.isPending,
          disabledReason: content?.isSame ? t('replace.isSame') : content ? undefined : errors[0],
          onPress: () => void send(),
        },
      ]}
    >
      <div className="lc-replace">
        <ErrorBox errors={errors} />
        <p>{content?.isSame ? t('replace.isSame') : t('replace.text')}</p>
        <div className="lc-replace__sides">
          <Side
            title={t('replace.now')}
            picture={isImage ? previewUrl(client, file.id, { width: 640, hash: file.hash }) : undefined}
            facts={{ mimeType: file.mimeType, dimensions: file.dimensions, bytes: file.filesize }}
          />
          <Side
            title={t('replace.new')}
            picture={content?.picture}
            facts={content && { mimeType: content.file.type, dimensions: content.dimensions, bytes: content.file.size }}
          >
            {!content && errors.length === 0 && <span className="lc-quiet">{t('replace.preparing')}</span>}
          </Side>
        </div>
        <section className="lc-replace__part">
          <h3>{t('replace.pages')}</h3>
          {failure && <ErrorState title={t('usage.failed')} text={failure.text} onRetry={() => void usage.refetch()} />}
          {usage.isPending && <Skeleton lines={3} />}
          {usage.data && <UsageList usage={usage.data} />}
        </section>
        {isImage && content && <ReplacementCuts file={file} content={content} />}
      </div>
    </Modal>
  );
}
