import type { ReactElement } from 'react';
import type { MediaFile, MediaFolder } from '../../media.schema.ts';
import type { Result } from '#client/result.ts';
import { dispatch } from '#admin/state/admin.store.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { DeleteDialog } from '../files/delete-dialog.tsx';
import { FilePanel } from '../files/file-panel.tsx';
import { MoveDialog } from '../folders/move-dialog.tsx';
import { NameDialog } from '../folders/name-dialog.tsx';
import { PermissionsDialog } from '../folders/permissions-dialog.tsx';
import type { MediaLibrary, MediaLibraryView } from '../state/create-media-library.ts';
import { joinFolder, parentOf } from '../state/folder-path.ts';
import { selectionOf } from './media-item.ts';
import type { MediaItem } from './media-item.ts';

export type OpenDialog =
  | { readonly kind: 'file'; readonly file: MediaFile }
  | { readonly kind: 'rename'; readonly item: MediaItem }
  | { readonly kind: 'move' | 'delete'; readonly items: readonly MediaItem[] }
  | { readonly kind: 'permissions'; readonly folder: MediaFolder };

interface LibraryDialogsProps {
  readonly library: MediaLibrary;
  readonly view: MediaLibraryView;
  readonly open: OpenDialog | undefined;
  readonly onMove: (items: readonly MediaItem[], path: string) => Promise<Result<unknown>>;
  readonly onClose: () => void;
}

/** Passes an answer on; what it was refused for is also in the collection `media`. */
async function collected<Data>(call: Promise<Result<Data>>): Promise<Result<Data>> {
  const result = await call;
  dispatch({ type: 'errors-collected', collection: 'media', errors: result.ok ? [] : result.errors });
  return result;
}

/** The dialog that is open above the library. */
export function LibraryDialogs({ library, view, open, onMove, onClose }: LibraryDialogsProps): ReactElement | null {
  const t = useText();

  const rename = (item: MediaItem, name: string): Promise<Result<unknown>> =>
    item.kind === 'folder'
      ? collected(library.renameFolder({ oldPath: item.folder.path, newPath: joinFolder(parentOf(item.folder.path), name) }))
      : collected(
          library.move({
            fileIDs: [item.file.id],
            directories: [],
            files: [{ ...item.file, fileName: name }],
            newPath: item.file.path,
          }),
        );

  if (!open) return null;
  switch (open.kind) {
    case 'file':
      return (
        <FilePanel
          key={open.file.id}
          file={open.file}
          onEdit={(changes) => library.edit(changes)}
          onReplaced={library.changed}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <NameDialog
          title={t('media.renameTitle', { name: open.item.name })}
          label={open.item.kind === 'folder' ? t('media.folderName') : t('media.name')}
          confirm={t('media.rename')}
          initial={open.item.name}
          failed="media.couldNotMove"
          onSubmit={(name) => rename(open.item, name)}
          onClose={onClose}
        />
      );
    case 'move':
      return (
        <MoveDialog
          items={open.items}
          from={view.currentDirectory}
          onMove={(path) => onMove(open.items, path)}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteDialog items={open.items} onDelete={() => library.remove(selectionOf(open.items))} onClose={onClose} />;
    case 'permissions':
      return <PermissionsDialog folder={open.folder} onSaved={() => void library.refresh()} onClose={onClose} />;
  }
}
