import { useEffect } from 'react';
import { searchFocus } from '../ui/controls/search-focus.ts';
import { usePreferences } from './app-context.ts';
import { shellKeyOf } from './shell-keys.ts';
import { isMac } from './shortcuts.ts';
import { isComposing } from '../../contract/is-composing.ts';

/** Keys that work on every screen. */
export function useShellKeys(open: (what: 'palette' | 'shortcuts') => void): void {
  const { hasSingleKeys } = usePreferences();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event)) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      const isInRichText = target?.isContentEditable ?? false;
      const meant = shellKeyOf(event, {
        isMac: isMac(),
        isInRichText,
        isInField: isInRichText || Boolean(target?.matches('input, textarea, select')),
        // Only where the key means something: it goes through the whole document.
        get isDialogOpen() {
          return document.querySelector('.lc-backdrop, .lc-popover') !== null;
        },
        hasSingleKeys,
      });
      if (!meant || (meant === 'search' && !searchFocus.run())) return;
      event.preventDefault();
      if (meant !== 'search') open(meant);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open, hasSingleKeys]);
}
