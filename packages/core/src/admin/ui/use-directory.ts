import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure } from '../../client/result.ts';
import type { Directory, MediaFile } from '../../client/media.ts';
import { unwrap } from '../shell/call-error.ts';
import { useClient } from '../shell/app-context.ts';

/** Where files go that are uploaded from a field. */
const uploadFolder = '/';
const key = ['media', 'directory', uploadFolder];

/** The files of the folder into which fields upload. */
export function useDirectory(isNeeded: boolean) {
  const client = useClient();
  return useQuery({
    queryKey: key,
    enabled: isNeeded,
    staleTime: 60_000,
    queryFn: async ({ signal }) => unwrap(await client.media.getDir(uploadFolder, signal)),
  });
}

interface Upload {
  /** Name of the file that is under way. */
  readonly pending: string | undefined;
  readonly failure: Failure | undefined;
  readonly start: (file: File) => Promise<MediaFile | undefined>;
}

/** Uploads one file into that folder. */
export function useUpload(): Upload {
  const client = useClient();
  const queries = useQueryClient();
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  return {
    pending,
    failure,
    async start(file) {
      setPending(file.name);
      setFailure(undefined);
      const result = await client.media.addFile({ path: uploadFolder, file });
      setPending(undefined);
      if (!result.ok) {
        setFailure(result);
        return undefined;
      }
      const added = result.data;
      queries.setQueryData<Directory>(key, (known) => known && { ...known, files: [added, ...known.files] });
      void queries.invalidateQueries({ queryKey: key });
      return added;
    },
  };
}
