import { useCallback } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { useEditorContext } from '../context/editor-context.ts';
import type { SaveRequest } from '../save/page-saver.ts';

/** Saving because somebody asked for it: everything, the slug too, and it is said when it is done. */
export function useSave(): (options?: Pick<SaveRequest, 'shouldUpdateLinks' | 'hasSameSlug'>) => Promise<boolean> {
  const t = useText();
  const { saver } = useEditorContext();
  return useCallback(
    async (options = {}) => {
      const isSaved = await saver.save({ isExplicit: true, ...options });
      // What could not be stored is said by the indicator.
      if (isSaved && saver.get().held.length === 0) announce(t('save.done'));
      return isSaved;
    },
    [saver, t],
  );
}
