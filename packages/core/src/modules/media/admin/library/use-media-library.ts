import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useStore } from '#admin/ui/store/use-store.ts';
import { foldersKey } from '../folders/use-folders.ts';
import { createMediaLibrary } from '../state/create-media-library.ts';
import type { MediaLibrary, MediaLibraryView } from '../state/create-media-library.ts';
import { uploadsOf } from '../upload/uploads.ts';
import { quotaKey } from './use-quota.ts';

/** A view of the library for as long as a component stands: a screen, a picker. */
export function useMediaLibrary(fileType?: MediaFile['fileType']): {
  readonly library: MediaLibrary;
  readonly view: MediaLibraryView;
} {
  const client = useClient();
  const queries = useQueryClient();
  const [library] = useState(() =>
    createMediaLibrary({
      client,
      fileType,
      onFoldersChanged: () => void queries.invalidateQueries({ queryKey: foldersKey }),
    }),
  );
  const view = useStore(library);

  useEffect(
    () =>
      uploadsOf(client).onNews((news) => {
        if (news.kind === 'uploaded') library.uploaded(news.file.path, news.file);
        if (news.kind === 'idle') void queries.invalidateQueries({ queryKey: quotaKey });
      }),
    [client, library, queries],
  );
  return { library, view };
}
