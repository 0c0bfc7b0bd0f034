import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useEditorContext } from '../../pages/admin/editor/public.ts';
import type { CommentPerson } from '../comments.calls.ts';
import { commentsCalls } from '../comments.client.ts';
import { commentsKey } from './use-threads.ts';

const nobody: readonly CommentPerson[] = [];

/** Who may be mentioned on the page, read once somebody types an `@`. `read` gives them, or fails. */
export function usePeople(isWanted: boolean): {
  readonly people: readonly CommentPerson[];
  readonly read: () => Promise<readonly CommentPerson[]>;
} {
  const client = useClient();
  const queries = useQueryClient();
  const { page } = useEditorContext();
  const options = queryOptions({
    queryKey: [...commentsKey, page.id, 'people'],
    staleTime: 60_000,
    queryFn: async () => unwrap(await client.call(commentsCalls.people, { params: { id: page.id } })),
  });
  const { data = nobody } = useQuery({ ...options, enabled: isWanted });
  return { people: data, read: () => queries.fetchQuery(options) };
}
