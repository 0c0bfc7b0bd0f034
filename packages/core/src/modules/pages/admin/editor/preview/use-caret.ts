import { useEffect } from 'react';
import { debounce } from '#admin/ui/debounce.ts';
import { useEditorContext } from '../context/editor-context.ts';
import { formId } from '../focus/focus.ts';
import { caretPlace } from './caret-place.ts';
import type { Preview } from './create-preview.ts';

/** Milliseconds of quiet: before the preview draws what was written, and no part of a key. */
const pause = 100;

/** Tells a preview where somebody writes in the form of the selected block. */
export function useCaret({ follow }: Pick<Preview, 'follow'>): void {
  const { store } = useEditorContext();
  useEffect(() => {
    const tell = debounce<void>(
      () => {
        const { selected } = store.get();
        const form = selected === null ? null : document.getElementById(formId(selected));
        const place = form && caretPlace(form);
        if (place) follow(place);
      },
      { wait: pause },
    );
    const onCaret = (): void => tell();
    document.addEventListener('selectionchange', onCaret);
    return () => {
      document.removeEventListener('selectionchange', onCaret);
      tell.cancel();
    };
  }, [store, follow]);
}
