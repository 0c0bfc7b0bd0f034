import { useId, useMemo, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useText } from '../../texts/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useEditorContext } from '../editor-context.ts';
import { BlockDrawing } from './block-drawing.tsx';
import { pickerChoices, searchChoices } from './picker-choices.ts';

interface BlockPickerProps {
  readonly allowed: readonly string[] | undefined;
  readonly onChoose: (type: string) => void;
  readonly onClose: () => void;
}

/** Finds a block type by its drawing and its name: typing filters, arrows move, Enter adds. */
export function BlockPicker({ allowed, onChoose, onClose }: BlockPickerProps): ReactElement {
  const t = useText();
  const base = useId();
  const { registry } = useEditorContext();
  const all = useMemo(() => pickerChoices(registry, allowed), [registry, allowed]);
  const [term, setTerm] = useState('');
  const [active, setActive] = useState(0);
  const choices = useMemo(() => searchChoices(all, term), [all, term]);
  const groups = [...new Set(choices.map((choice) => choice.group))];
  // By group on screen, so the arrows go by group too.
  const ordered = groups.flatMap((group) => choices.filter((choice) => choice.group === group));
  const current = ordered[Math.min(active, ordered.length - 1)];
  const optionId = (type: string) => `${base}-${type.replace(/[^a-z0-9]/g, '-')}`;

  const go = (index: number) => {
    const next = (index + ordered.length) % ordered.length;
    const choice = ordered[next];
    setActive(next);
    if (choice) document.getElementById(optionId(choice.type))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (ordered.length === 0) return;
    if (event.key === 'ArrowDown') go(active + 1);
    else if (event.key === 'ArrowUp') go(active - 1);
    else if (event.key === 'Home' && term === '') go(0);
    else if (event.key === 'End' && term === '') go(ordered.length - 1);
    else if (event.key === 'Enter' && current) onChoose(current.type);
    else return;
    event.preventDefault();
  };
  return (
    <Modal isOpen onClose={onClose} title={t('picker.title')} size="medium">
      <div className="lc-picker">
        <input
          className="lc-input"
          type="text"
          role="combobox"
          autoFocus
          aria-label={t('picker.search')}
          placeholder={t('picker.search')}
          aria-expanded="true"
          aria-controls={`${base}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(current.type) : undefined}
          autoComplete="off"
          spellCheck={false}
          value={term}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTerm(event.target.value);
            setActive(0);
          }}
        />
        <div className="lc-picker__list" id={`${base}-list`} role="listbox" aria-label={t('picker.results')}>
          {groups.map((group, index) => (
            <div key={group} role="group" aria-labelledby={`${base}-group-${index}`}>
              <div className="lc-picker__group" id={`${base}-group-${index}`} role="presentation">
                {group}
              </div>
              {ordered
                .filter((choice) => choice.group === group)
                .map((choice) => (
                  // oxlint-disable-next-line click-events-have-key-events -- its keys are those of the search field
                  <div
                    key={choice.type}
                    tabIndex={-1}
                    id={optionId(choice.type)}
                    role="option"
                    aria-selected={choice === current}
                    className="lc-choice-row"
                    onPointerMove={() => setActive(ordered.indexOf(choice))}
                    onClick={() => onChoose(choice.type)}
                  >
                    {choice.preview ? (
                      <BlockDrawing preview={choice.preview} />
                    ) : (
                      <span className="lc-choice-row__icon">
                        <Icon name={choice.icon} />
                      </span>
                    )}
                    <span className="lc-choice-row__text">
                      <span className="lc-choice-row__label">{choice.label}</span>
                      {choice.description && <span className="lc-quiet">{choice.description}</span>}
                    </span>
                  </div>
                ))}
            </div>
          ))}
        </div>
        <p className={ordered.length === 0 ? 'lc-quiet' : 'lc-hidden'} role="status">
          {ordered.length === 0 ? t('picker.none', { term }) : t('picker.count', { count: ordered.length })}
        </p>
      </div>
    </Modal>
  );
}
