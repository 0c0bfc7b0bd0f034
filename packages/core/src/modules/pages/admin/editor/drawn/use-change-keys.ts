import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from '#admin/shell/app-context.ts';
import { isShortcut } from '#admin/shell/shortcuts.ts';
import { comparisonShortcuts } from '../../shortcuts.ts';
import { isComposing } from '#contract/is-composing.ts';

/** N and P go from change to change, unless somebody types or has switched single keys off. */
export function useChangeKeys(step: (by: 1 | -1) => void): void {
  const { hasSingleKeys } = usePreferences();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const isTyped = target?.isContentEditable || target?.matches('input:not([type=radio], [type=checkbox]), textarea, select');
    if (event.defaultPrevented || isComposing(event) || isTyped || document.querySelector('.lc-backdrop, .lc-popover')) return;
    const by = isShortcut(event, comparisonShortcuts.next) ? 1 : isShortcut(event, comparisonShortcuts.previous) ? -1 : undefined;
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  });
  useEffect(() => {
    if (!hasSingleKeys) return undefined;
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [hasSingleKeys]);
}
