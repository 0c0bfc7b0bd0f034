import { useCallback, useRef } from 'react';
import type { Failure } from '../../client/result.ts';
import { useFailureTexts } from '../shell/app-context.ts';
import { notify } from '../ui/overlay/notify.ts';

interface Told {
  /** What was tried, where a screen tries several things: the row, say. */
  readonly about?: string | number;
  /** In place of what the server says of it. */
  readonly text?: string;
}

/**
 * Tells in a notice why a call failed; of one that did not, nothing. What was told of the call before goes either way: a
 * failure that stands beside the success that followed is no longer true.
 */
export function useFailureNotice(): (result: { readonly ok: true } | Failure | undefined, told?: Told) => void {
  const textsOf = useFailureTexts();
  const dismissals = useRef(new Map<string | number, () => void>());
  return useCallback(
    (result, { about = '', text } = {}) => {
      dismissals.current.get(about)?.();
      dismissals.current.delete(about);
      if (result && !result.ok) dismissals.current.set(about, notify(text ?? textsOf(result).join(' '), { kind: 'error' }));
    },
    [textsOf],
  );
}
