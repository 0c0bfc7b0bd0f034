import { useEffect, useId, useMemo, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useText } from '../texts/use-text.ts';
import { debounce } from '../ui/debounce.ts';
import { Modal } from '../ui/modal.tsx';
import { grouped, matchingEntries } from './entries.ts';
import type { PaletteEntry } from './entries.ts';
import { useEntries } from './use-entries.tsx';

interface CommandPaletteProps {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** Finds pages, screens and actions: typing filters, arrows move, Enter goes. */
export default function CommandPalette({ onClose, onShortcuts }: CommandPaletteProps): ReactElement {
  const t = useText();
  const base = useId();
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const [active, setActive] = useState(0);
  const [search] = useState(() => debounce(setTerm, { wait: 200, maxWait: 600 }));
  useEffect(() => search.cancel, [search]);

  const { fixed, pages, isFetching } = useEntries(term, onShortcuts);
  const groups = useMemo(
    () => grouped([...matchingEntries(fixed, typed), ...(typed.trim() ? pages : [])]),
    [fixed, pages, typed],
  );
  const entries = groups.flatMap(([, members]) => members);
  const current = entries[Math.min(active, entries.length - 1)];
  const optionID = (entry: PaletteEntry) => `${base}-${entry.key.replaceAll(/[^a-zA-Z0-9]/g, '-')}`;

  const run = (entry: PaletteEntry) => {
    onClose();
    // After the dialog has given the focus back, so that what opens next keeps its own.
    requestAnimationFrame(() => entry.run());
  };
  const go = (index: number) => {
    const next = (index + entries.length) % entries.length;
    const entry = entries[next];
    setActive(next);
    if (entry) document.getElementById(optionID(entry))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (entries.length === 0) return;
    if (event.key === 'ArrowDown') go(active + 1);
    else if (event.key === 'ArrowUp') go(active - 1);
    else if (event.key === 'Enter' && current) run(current);
    else return;
    event.preventDefault();
  };
  return (
    <Modal isOpen onClose={onClose} title={t('palette.title')} size="medium">
      <div className="lc-palette">
        <input
          className="lc-input"
          type="text"
          role="combobox"
          autoFocus
          aria-label={t('palette.search')}
          placeholder={t('palette.search')}
          aria-expanded="true"
          aria-controls={`${base}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionID(current) : undefined}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            search(event.target.value.trim());
          }}
        />
        {entries.length > 0 && (
          <div className="lc-palette__list" id={`${base}-list`} role="listbox" aria-label={t('palette.results')}>
            {groups.map(([group, members], index) => (
              <div key={group} role="group" aria-labelledby={`${base}-group-${index}`}>
                <div className="lc-palette__group" id={`${base}-group-${index}`} role="presentation">
                  {group}
                </div>
                {members.map((entry) => (
                  // oxlint-disable-next-line click-events-have-key-events -- its keys are those of the search field
                  <div
                    key={entry.key}
                    tabIndex={-1}
                    id={optionID(entry)}
                    role="option"
                    aria-selected={entry === current}
                    className="lc-palette__entry"
                    onPointerMove={() => setActive(entries.indexOf(entry))}
                    onClick={() => run(entry)}
                  >
                    {entry.icon}
                    <span className="lc-palette__title">{entry.title}</span>
                    {entry.detail && <span className="lc-slug">{entry.detail}</span>}
                  </div>
                ))}
              </div>
            ))}
          </div>
        )}
        <p className={entries.length === 0 && !isFetching ? 'lc-quiet' : 'lc-hidden'} role="status">
          {entries.length > 0
            ? t('palette.count', { count: entries.length })
            : isFetching
              ? ''
              : t('palette.none', { term: typed })}
        </p>
      </div>
    </Modal>
  );
}
