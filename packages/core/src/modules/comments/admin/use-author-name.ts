import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import type { Comment } from '../comments.calls.ts';

/** What an author is called: by the name of the site where it was no person. */
export function useAuthorName(): (author: Comment['author']) => string {
  const t = useText();
  const { boot } = useApp();
  return (author) => (author ? (author.name ?? t('comments.former')) : boot.siteName);
}
