import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';
import { BareButton } from '../controls/bare-button.tsx';

export interface FilterToken {
  readonly key: string;
  readonly label: string;
  /** What it means that there are none, where that is good news. Said where this token alone narrows the list. */
  readonly goodNews?: string | undefined;
  readonly onRemove: () => void;
}

/** The filters of a list now, each to be taken away by itself. */
export function FilterTokens({ tokens, onClear }: { readonly tokens: readonly FilterToken[]; readonly onClear: () => void }) {
  const t = useUiText();
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed goes with its token: the focus goes on to the next, at the end to the toolbar above.
  const keepingFocus = (run: () => void) => () => {
    const panel = list.current?.closest('section');
    run();
    const give = (attempts: number) => {
      if (document.activeElement === document.body) {
        (panel?.querySelector<HTMLElement>('.lc-token') ?? panel?.querySelector<HTMLElement>('.lc-toolbar button'))?.focus();
      } else if (attempts > 0) requestAnimationFrame(() => give(attempts - 1));
    };
    requestAnimationFrame(() => give(20));
  };
  if (tokens.length === 0) return null;
  return (
    <ul className="lc-tokens" ref={list} aria-label={t('table.filters')}>
      {tokens.map((token): ReactElement => (
        <li key={token.key}>
          <button
            type="button"
            className="lc-token"
            aria-label={t('table.removeFilter', { name: token.label })}
            onClick={keepingFocus(token.onRemove)}
          >
            {token.label}
            <X className="lc-icon" aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <BareButton theme="plain" size="small" onPress={keepingFocus(onClear)}>
          {t('table.clearFilters')}
        </BareButton>
      </li>
    </ul>
  );
}
