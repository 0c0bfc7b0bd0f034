import type { Client } from '#client/create-client.ts';
import type { Result } from '#client/result.ts';
import { mediaCalls } from '../../media.client.ts';
import type { MediaFile, Selection } from '../../media.schema.ts';
import { joinFolder, nameOf } from './folder-path.ts';

type Calls = Pick<Client, 'call'>;

export interface MoveTarget extends Selection {
  /** The files of the selection, for the names that they keep. */
  readonly files: readonly MediaFile[];
  readonly newPath: string;
}

const isSingle = ({ fileIDs, directories }: Selection): boolean => fileIDs.length + directories.length === 1;

/** Moves files and folders. One alone goes by the call of its kind. */
export function moveSelection(client: Calls, { files, newPath, ...selection }: MoveTarget): Promise<Result<unknown>> {
  const { fileIDs, directories } = selection;
  const [fileID] = fileIDs;
  const [directory] = directories;
  if (!isSingle(selection)) return client.call(mediaCalls.bulkMove, { body: { fileIDs, directories, newPath } });
  if (directory !== undefined)
    return client.call(mediaCalls.moveDirectory, {
      body: { oldPath: directory, newPath: joinFolder(newPath, nameOf(directory)) },
    });
  const newFileName = files.find(({ id }) => id === fileID)?.fileName ?? '';
  return client.call(mediaCalls.moveFile, { body: { id: fileID ?? '', newPath, newFileName } });
}

/** Deletes files and folders. One alone goes by the call of its kind. */
export function removeSelection(client: Calls, selection: Selection): Promise<Result<undefined>> {
  const { fileIDs, directories } = selection;
  const [fileID] = fileIDs;
  const [directory] = directories;
  if (!isSingle(selection)) return client.call(mediaCalls.bulkDelete, { body: { fileIDs, directories } });
  return directory === undefined
    ? client.call(mediaCalls.deleteFile, { body: { id: fileID ?? '' } })
    : client.call(mediaCalls.deleteDirectory, { body: { path: directory } });
}
