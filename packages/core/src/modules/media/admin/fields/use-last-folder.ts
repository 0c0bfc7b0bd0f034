import type { MediaFile } from '../../media.schema.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { lastFolder } from '../picker/last-folder.ts';
import type { LastFolder } from '../picker/last-folder.ts';

/** The folder of the library in which this person looked last for something of this kind; the root where they never did. */
export const useLastFolder = (kind: MediaFile['fileType']): LastFolder => lastFolder(useApp().boot.user.ID, kind);
