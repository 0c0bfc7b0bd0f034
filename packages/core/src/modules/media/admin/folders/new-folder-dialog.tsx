import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import type { MediaLibrary } from '../state/create-media-library.ts';
import { NameDialog } from './name-dialog.tsx';

interface NewFolderDialogProps {
  readonly library: MediaLibrary;
  readonly onClose: () => void;
}

const notCreated = 'media.folderNotCreated';

/** Makes a folder in the one that is open. */
export function NewFolderDialog({ library, onClose }: NewFolderDialogProps): ReactElement {
  const t = useText();
  return (
    <NameDialog
      title={t('media.newFolder')}
      label={t('media.folderName')}
      confirm={t('media.createFolder')}
      failed={notCreated}
      onSubmit={(name) => library.createFolder(name)}
      onClose={onClose}
    />
  );
}
