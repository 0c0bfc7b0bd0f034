import { useQuery } from '@tanstack/react-query';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useEditorContext } from '../../pages/admin/editor/public.ts';
import { commentsCalls } from '../comments.client.ts';

/** Of all comments, as they were read. */
export const commentsKey = ['comments'] as const;

/** Milliseconds after which a tab that is in sight hears of others' comments. */
const interval = 30_000;

/** The comments on the page that is being edited. */
export function useThreads() {
  const { client, session } = useApp();
  const { page } = useEditorContext();
  return useQuery({
    queryKey: [...commentsKey, page.id],
    // Without a session each call would ask for the login again.
    refetchInterval: () => (session.get() === 'ended' ? false : interval),
    queryFn: async ({ signal }) => unwrap(await client.call(commentsCalls.ofPage, { params: { id: page.id }, signal })),
  });
}
