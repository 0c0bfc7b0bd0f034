import type { MediaFolder as PresentedFolder } from '../media.schema.ts';
import type { FolderAccess } from './folder-access.ts';
import { nameOf } from './media-path.ts';
import type { MediaFolder } from './media-folder.entity.ts';

/** The row that a query reads of a folder. */
export type FolderRow = Pick<PresentedFolder, 'id' | 'path'> & { readonly roles: string[] | null };

/** A folder of the library as the API answers it. */
export const presentFolder = (folder: Pick<MediaFolder, 'id' | 'path' | 'roles'>, access: FolderAccess): PresentedFolder => ({
  id: folder.id,
  folderName: nameOf(folder.path),
  path: folder.path,
  roles: folder.roles ?? null,
  policies: access.folderPolicies(folder.path),
});
