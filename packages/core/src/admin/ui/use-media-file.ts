import { useQuery } from '@tanstack/react-query';
import type { MediaFile } from '../../client/media.ts';
import { hasCode } from '../../client/result.ts';
import { useClient } from '../shell/app-context.ts';
import { CallError, unwrap } from '../shell/call-error.ts';

interface KnownFile {
  /** Undefined while it is loading, and where it is gone. */
  readonly file: MediaFile | undefined;
  readonly isGone: boolean;
}

/** A file of the library that a field refers to. */
export function useMediaFile(id: string | undefined): KnownFile {
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: ['media', 'file', id],
    enabled: id !== undefined,
    staleTime: 60_000,
    queryFn: async ({ signal }) => unwrap(await client.media.getFile(id ?? '', signal)),
  });
  return { file: data, isGone: error instanceof CallError && (hasCode(error.failure, 'G_15') || error.failure.status === 404) };
}
