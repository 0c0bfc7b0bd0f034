import { Search, X } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';
import { debounce } from '../debounce.ts';
import { searchFocus } from './search-focus.ts';
import { DeferredIconButton } from './deferred-icon-button.tsx';
import { isComposing } from '#contract/is-composing.ts';

export interface SearchBoxProps {
  readonly label: string;
  readonly term: string;
  /** Called 500 ms after the last key, at the latest 1000 ms after the first. */
  readonly onSearch: (term: string) => void;
}

/** A search field that opens from an icon and closes into it again. */
export function SearchBox({ label, term, onSearch }: SearchBoxProps): ReactElement {
  const t = useUiText();
  const [isOpen, setOpen] = useState(term !== '');
  const [typed, setTyped] = useState(term);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const [search] = useState(() => debounce((next: string) => latest.current(next), { wait: 500, maxWait: 1000 }));

  // The term also changes from outside: a removed filter, the browser's Back.
  const [known, setKnown] = useState(term);
  if (known !== term) {
    setKnown(term);
    if (!search.isPending()) setTyped(term);
    if (term !== '') setOpen(true);
  }

  // With the field itself, not a frame later: whoever types at once loses no letter.
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen || !isAsked.current) return;
    isAsked.current = false;
    input.current?.focus();
  }, [isOpen]);
  const open = useCallback(() => {
    if (input.current) return input.current.focus();
    isAsked.current = true;
    setOpen(true);
  }, []);

  useEffect(() => search.cancel, [search]);
  useEffect(() => searchFocus.add(open), [open]);

  const close = () => {
    search.cancel();
    setTyped('');
    if (term !== '') onSearch('');
    setOpen(false);
    // The opener is drawn in place of the field; it takes the focus over.
    requestAnimationFrame(() => opener.current?.focus());
  };

  if (!isOpen) {
    return (
      <DeferredIconButton
        label={t('table.openSearch')}
        buttonRef={opener}
        isExpanded={false}
        size="large"
        icon={<Search className="lc-icon" aria-hidden="true" />}
        onPress={open}
      />
    );
  }
  return (
    <div className="lc-search" role="search">
      <Search className="lc-icon" aria-hidden="true" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
          search(event.target.value.trim());
        }}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') search.flush();
          if (event.key === 'Escape') close();
        }}
      />
      <DeferredIconButton
        label={t('table.closeSearch')}
        isExpanded
        icon={<X className="lc-icon" aria-hidden="true" />}
        onPress={close}
      />
    </div>
  );
}
