import { FolderPlus, Upload, Video } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useClient, usePermission } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { VideoDialog } from '../files/video-dialog.tsx';
import { NewFolderDialog } from '../folders/new-folder-dialog.tsx';
import type { MediaLibrary, MediaLibraryView } from '../state/create-media-library.ts';
import { FileInput } from '../upload/file-input.tsx';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import { uploadsOf } from '../upload/uploads.ts';

interface LibraryActionsProps {
  readonly library: MediaLibrary;
  readonly view: MediaLibraryView;
}

/** Files that are about to be uploaded into a folder. */
interface OpenUpload {
  readonly files: readonly File[];
  readonly path: string;
  readonly folderID: string | undefined;
}

/** The actions that add to the open folder. */
export function LibraryActions({ library, view }: LibraryActionsProps): ReactElement | null {
  const t = useText();
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<'folder' | 'video' | OpenUpload>();
  const { currentDirectory } = view;
  const close = (): void => setOpen(undefined);
  const mayManage = usePermission('manage-media');
  // Until the folder says so itself, the role does.
  if (!(view.directoryContent?.policies.manage ?? mayManage)) return null;
  return (
    <>
      <Button icon={<FolderPlus className="lc-icon" aria-hidden="true" />} onPress={() => setOpen('folder')}>
        {t('media.newFolder')}
      </Button>
      <Button icon={<Video className="lc-icon" aria-hidden="true" />} onPress={() => setOpen('video')}>
        {t('video.add')}
      </Button>
      <Button theme="orange" icon={<Upload className="lc-icon" aria-hidden="true" />} onPress={() => input.current?.click()}>
        {t('image.upload')}
      </Button>
      <FileInput
        inputRef={input}
        isMulti
        onFiles={(files) => setOpen({ files, path: currentDirectory, folderID: view.directoryContent?.folderID })}
      />
      {open === 'folder' && <NewFolderDialog library={library} onClose={close} />}
      {open === 'video' && (
        <VideoDialog
          path={currentDirectory}
          onAdded={(file) => {
            library.uploaded(file.path, file);
            notify(t('media.added', { name: file.fileName }));
          }}
          onClose={close}
        />
      )}
      {typeof open === 'object' && (
        <UploadDialog
          files={open.files}
          path={open.path}
          folderID={open.folderID}
          onUpload={(jobs) => uploadsOf(client).queue.add(jobs)}
          onClose={close}
        />
      )}
    </>
  );
}
