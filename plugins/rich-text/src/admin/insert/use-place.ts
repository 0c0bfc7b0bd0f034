import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useSlateStatic } from 'slate-react';
import { placeAt } from './place-at.ts';

/** Keeps a popup at the selection while it is open: with every drawing of the text, and when the window changes. */
export function usePlace(popup: RefObject<HTMLElement | null>, isOpen: boolean, side: 'above' | 'below'): void {
  const editor = useSlateStatic();
  useLayoutEffect(() => {
    if (isOpen && popup.current) placeAt(editor, popup.current, side);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onResize = () => {
      if (popup.current) placeAt(editor, popup.current, side);
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [editor, popup, isOpen, side]);
}
