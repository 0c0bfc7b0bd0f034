import { useEffect } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import { hasCode } from '#client/result.ts';
import { useApp } from '#admin/shell/app-context.ts';
import type { MediaLibrary, MediaLibraryView } from '../state/create-media-library.ts';
import { keepFolder, lastFolder } from './last-folder.ts';

interface PickerFolder {
  readonly library: MediaLibrary;
  readonly view: MediaLibraryView;
  readonly kind: MediaFile['fileType'];
}

interface RecentFiles {
  /** Whether the newest files of all folders are shown, and not a folder. */
  readonly isRecent: boolean;
  /** Shows them, or the folder of the last time again. */
  readonly toggleRecent: () => void;
}

/** Opens the folder of the last time, the root where it is gone, and keeps the one that is open for the next time. */
export function usePickerFolder({ library, view, kind }: PickerFolder): RecentFiles {
  const userID = useApp().boot.user.ID;
  const { currentDirectory, directoryContent, failure } = view;
  const isRecent = view.filter === 'recent';
  useEffect(() => void library.open(lastFolder(userID, kind).path), [library, userID, kind]);
  // It may have been deleted since, or be kept from this person by now.
  const isGone = failure !== undefined && hasCode(failure, 'G_15') && currentDirectory !== '/' && !directoryContent;
  useEffect(() => {
    if (isGone) void library.open('/');
  }, [library, isGone]);
  const isOpened = directoryContent?.path === currentDirectory && !isRecent;
  const id = directoryContent?.folderID;
  useEffect(() => {
    if (isOpened) keepFolder(userID, kind, { path: currentDirectory, id });
  }, [userID, kind, isOpened, currentDirectory, id]);
  const toggleRecent = (): void =>
    void (isRecent ? library.open(lastFolder(userID, kind).path) : library.open('/', { term: '', filter: 'recent' }));
  return { isRecent, toggleRecent };
}
