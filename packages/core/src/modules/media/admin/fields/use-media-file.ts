import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MediaFile } from '../../media.schema.ts';
import { hasCode } from '#client/result.ts';
import { mediaCalls } from '../../media.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { CallError, unwrap } from '#admin/state/call-error.ts';

interface KnownFile {
  /** Undefined while it is loading, and where it is gone. */
  readonly file: MediaFile | undefined;
  readonly isGone: boolean;
}

const keyOf = (id: string | undefined) => ['media', 'file', id];

/** Takes over what is known of a file by now, so that every field that refers to it shows that at once. */
export function useKnowFile(): (file: MediaFile) => void {
  const queries = useQueryClient();
  return (file) => void queries.setQueryData(keyOf(file.id), file);
}

/** A file of the library that a field refers to. */
export function useMediaFile(id: string | undefined): KnownFile {
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: keyOf(id),
    enabled: id !== undefined,
    staleTime: 60_000,
    // It may have been replaced in another window.
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => unwrap(await client.call(mediaCalls.getFile, { params: { id: id ?? '' }, signal })),
  });
  return { file: data, isGone: error instanceof CallError && (hasCode(error.failure, 'G_15') || error.failure.status === 404) };
}
