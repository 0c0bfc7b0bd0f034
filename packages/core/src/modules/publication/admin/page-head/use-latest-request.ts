import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EditedPageProps } from '#admin/module-parts.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { publicationCalls } from '../../publication.client.ts';
import type { PublicationRequest } from '../../publication.schema.ts';
import { requestsKey } from '../request-keys.ts';

/** Milliseconds between two looks at a request that is open: whoever waits for a decision hears of it while they work. */
const interval = 8000;

/**
 * The last request of the page that is edited; null where there never was one, undefined until that is known. `isWatched`: asks
 * again while it is open, for all who show it.
 */
export function useLatestRequest({ pageID, status }: Pick<EditedPageProps, 'pageID' | 'status'>, { isWatched = false } = {}) {
  const { client } = useApp();
  const { data } = useQuery({
    // A publication settles a request.
    queryKey: [...requestsKey, 'page', pageID, status],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(publicationCalls.latest, { params: { id: pageID }, signal })),
    refetchInterval: ({ state }) => (isWatched && isOpen(state.data) ? interval : false),
  });
  return data;
}

/** Whether a request waits for a decision. */
export const isOpen = (request: PublicationRequest | null | undefined): request is PublicationRequest =>
  request?.state === 'open';
