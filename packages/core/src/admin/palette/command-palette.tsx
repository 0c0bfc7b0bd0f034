import { useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../messages/use-messages.ts';
import { debounce } from '../ui/debounce.ts';
import { Modal } from '../ui/overlay/modal.tsx';
import { useCombobox } from '../ui/controls/use-combobox.ts';
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
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const [search] = useState(() => debounce(setTerm, { wait: 200, maxWait: 600 }));
  useEffect(() => search.cancel, [search]);

  const { fixed, found, isFetching } = useEntries(term, onShortcuts);
  const groups = useMemo(
    () => grouped([...matchingEntries(fixed, typed), ...(typed.trim() ? found : [])]),
    [fixed, found, typed],
  );
  const entries = groups.flatMap(([, members]) => members);
  const run = (entry: PaletteEntry) => {
    onClose();
    // After the dialog has given the focus back, so that what opens next keeps its own.
    requestAnimationFrame(() => entry.run());
  };
  const combobox = useCombobox({ options: entries, term: typed, onChoose: run });
  return (
    <Modal isOpen onClose={onClose} title={t('palette.title')} size="medium">
      <div className="lc-palette">
        <input
          className="lc-input"
          {...combobox.inputProps}
          aria-label={t('palette.search')}
          placeholder={t('palette.search')}
          onChange={(event) => {
            setTyped(event.target.value);
            combobox.restart();
            search(event.target.value.trim());
          }}
        />
        {entries.length > 0 && (
          <div {...combobox.listProps} className="lc-palette__list" aria-label={t('palette.results')}>
            {groups.map(([group, members], index) => (
              <div key={group} {...combobox.groupProps(index).group}>
                <div className="lc-palette__group" {...combobox.groupProps(index).title}>
                  {group}
                </div>
                {members.map((entry) => (
                  <div key={entry.key} {...combobox.optionProps(entry)} className="lc-palette__entry">
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
