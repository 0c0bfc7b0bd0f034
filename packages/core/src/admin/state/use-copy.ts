import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { announce } from '../ui/overlay/announce.ts';

interface Copying {
  /** The field that shows the text. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** What came of it; undefined before the first time. */
  readonly outcome: 'copied' | 'not-copied' | undefined;
  readonly copy: () => Promise<void>;
}

/** Copies a text that a field shows, and says so. Where the browser keeps the clipboard from the page, it is selected there. */
export function useCopy(text: string, says: { readonly copied: string; readonly notCopied: string }): Copying {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Copying['outcome']>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      announce(says.copied);
    } catch {
      // The browser keeps the clipboard from pages without https: then by hand.
      input.current?.focus();
      input.current?.select();
      setOutcome('not-copied');
      announce(says.notCopied);
    }
  };
  return { input, outcome, copy };
}
