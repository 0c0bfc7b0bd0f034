import { useEffect } from 'react';
import { useEditorContext } from '../context/editor-context.ts';
import { activities } from '../state/editor-document.ts';
import type { Clipboard } from './use-clipboard.ts';

/** Where blocks are meant: their rows with their buttons, and what stands in the place of the fields of several. */
const places = '.lc-outline, .lc-several';

/**
 * Whether an event of the clipboard is about blocks. Words that are marked there are meant themselves, and so is the field in
 * which somebody writes; marks that were left in a field are not.
 */
function isAboutBlocks(event: Event): boolean {
  if (event.defaultPrevented || document.querySelector('.lc-backdrop')) return false;
  const { activeElement } = document;
  const isNowhere = activeElement === null || activeElement === document.body;
  if (!isNowhere && activeElement.closest(places) === null) return false;
  const selection = document.getSelection();
  if (event.type === 'paste' || selection?.type !== 'Range') return true;
  return !isNowhere && selection.anchorNode?.parentElement?.closest(places) === null;
}

/** Copies, cuts and pastes blocks with the keys and the menu of the browser. */
export function useClipboardEvents({ taken, received }: Clipboard): void {
  const { store, isReadOnly } = useEditorContext();
  useEffect(() => {
    const selected = () => (store.get().activity === activities.Editing ? store.get().selected : null);
    const take = (event: ClipboardEvent) => {
      const key = selected();
      const isCut = event.type === 'cut';
      if (key === null || !event.clipboardData || !isAboutBlocks(event) || (isCut && isReadOnly)) return;
      const { html, text } = taken(key, isCut);
      event.clipboardData.setData('text/html', html);
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
    };
    const receive = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (isReadOnly || store.get().activity !== activities.Editing || !clipboardData || !isAboutBlocks(event)) return;
      event.preventDefault();
      received(selected(), { html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') });
    };
    // Safari lets nothing be copied where no words are marked, unless it is told so before.
    const allow = (event: Event) => {
      if (selected() !== null && isAboutBlocks(event)) event.preventDefault();
    };
    document.addEventListener('copy', take);
    document.addEventListener('cut', take);
    document.addEventListener('paste', receive);
    for (const type of ['beforecopy', 'beforecut', 'beforepaste']) document.addEventListener(type, allow);
    return () => {
      document.removeEventListener('copy', take);
      document.removeEventListener('cut', take);
      document.removeEventListener('paste', receive);
      for (const type of ['beforecopy', 'beforecut', 'beforepaste']) document.removeEventListener(type, allow);
    };
  }, [store, isReadOnly, taken, received]);
}
