import { useText } from '#admin/messages/use-messages.ts';

/** The name of a folder where its whole path stands: the root has a name, the others their path. */
export function useFolderName(): (path: string) => string {
  const t = useText();
  return (path) => (path === '/' ? t('media.root') : path);
}
