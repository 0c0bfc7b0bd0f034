import { Clock, FolderPlus, Upload } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Breadcrumb } from '../library/breadcrumb.tsx';

interface PickerHeadProps {
  readonly path: string;
  readonly onOpen: (path: string) => void;
  /** Whether the newest files of all folders are shown. */
  readonly isRecent: boolean;
  readonly onRecent: () => void;
  /** Both left out where nothing can be added here. */
  readonly onNewFolder?: () => void;
  readonly onUpload?: () => void;
}

/** Where in the library the picker is, and the ways to add something there. */
export function PickerHead({ path, onOpen, isRecent, onRecent, onNewFolder, onUpload }: PickerHeadProps): ReactElement {
  const t = useText();
  return (
    <div className="lc-media__path">
      <Breadcrumb path={path} onOpen={onOpen} {...(isRecent ? { end: t('picker.recent') } : {})} />
      <span className="lc-media__adding">
        <Button size="small" icon={<Clock className="lc-icon" aria-hidden="true" />} aria-pressed={isRecent} onPress={onRecent}>
          {t('picker.recent')}
        </Button>
        {onNewFolder && onUpload && (
          <>
            <Button size="small" icon={<FolderPlus className="lc-icon" aria-hidden="true" />} onPress={onNewFolder}>
              {t('media.newFolder')}
            </Button>
            <Button size="small" icon={<Upload className="lc-icon" aria-hidden="true" />} onPress={onUpload}>
              {t('image.upload')}
            </Button>
          </>
        )}
      </span>
    </div>
  );
}
