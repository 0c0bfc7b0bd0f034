import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '#admin/shell/app-context.ts';
import { useEditorContext } from '../context/editor-context.ts';

/** Lets the page be stored as long as its editor stands, and the lists of pages know of it. Draws nothing, whatever is stored. */
export function useSaverEvents(): void {
  const { session } = useApp();
  const { saver } = useEditorContext();
  const queries = useQueryClient();
  useEffect(() => saver.watch(), [saver]);
  useEffect(() => session.onResume(saver.retry), [session, saver]);
  useEffect(() => {
    addEventListener('online', saver.retry);
    return () => removeEventListener('online', saver.retry);
  }, [saver]);
  useEffect(() => {
    let savedAt: Date | undefined;
    return saver.subscribe(() => {
      const { status } = saver.get();
      if (status.kind !== 'saved' || status.at === savedAt) return;
      savedAt = status.at;
      void queries.invalidateQueries({ queryKey: ['pages'] });
    });
  }, [saver, queries]);
}
