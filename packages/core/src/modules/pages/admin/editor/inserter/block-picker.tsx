import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Icon } from '#admin/ui/icons/icon.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { useCombobox } from '#admin/ui/controls/use-combobox.ts';
import { useEditorContext } from '../context/editor-context.ts';
import { BlockDrawing } from './block-drawing.tsx';
import { useBlockUses } from '../blocks/block-uses.ts';
import { pickerChoices, pickerSections } from './picker-choices.ts';

interface BlockPickerProps {
  readonly title: string;
  readonly allowed: readonly string[] | undefined;
  /** Told before something is chosen, below the search. */
  readonly note?: string;
  readonly onChoose: (type: string) => void;
  readonly onClose: () => void;
}

/** Finds a block type by its drawing and its name: typing filters, arrows move, Enter chooses. What this person uses most stands first. */
export function BlockPicker({ title, allowed, note, onChoose, onClose }: BlockPickerProps): ReactElement {
  const t = useText();
  const { registry } = useEditorContext();
  const habit = useBlockUses();
  const all = useMemo(() => pickerChoices(registry, allowed), [registry, allowed]);
  const [term, setTerm] = useState('');
  const sections = useMemo(
    () => pickerSections(all, { term, uses: habit.counts(), often: t('picker.often'), found: t('picker.results') }),
    [all, term, habit, t],
  );
  // By section on screen, so the arrows go by section too.
  const ordered = sections.flatMap((section) => section.choices);
  const combobox = useCombobox({ options: ordered, term, onChoose: ({ type }) => onChoose(type) });
  return (
    <Modal isOpen onClose={onClose} title={title} size="medium">
      <div className="lc-picker">
        <input
          className="lc-input"
          {...combobox.inputProps}
          aria-label={t('picker.search')}
          placeholder={t('picker.search')}
          onChange={(event) => {
            setTerm(event.target.value);
            combobox.restart();
          }}
        />
        {note && <p className="lc-quiet">{note}</p>}
        <div {...combobox.listProps} className="lc-picker__list" aria-label={t('picker.results')}>
          {sections.map((section, index) => (
            <div key={section.title} {...combobox.groupProps(index).group}>
              <div className="lc-picker__group" {...combobox.groupProps(index).title}>
                {section.title}
              </div>
              {section.choices.map((choice) => (
                <div key={choice.type} {...combobox.optionProps(choice)} className="lc-choice-row">
                  {choice.preview ? (
                    <BlockDrawing preview={choice.preview} />
                  ) : (
                    <span className="lc-choice-row__icon">
                      <Icon name={choice.icon} />
                    </span>
                  )}
                  <span className="lc-choice-row__text">
                    <span className="lc-choice-row__label">
                      {choice.preview && <Icon name={choice.icon} />}
                      <span>{choice.label}</span>
                      {term.trim() !== '' && choice.group !== choice.label && <span className="lc-quiet">{choice.group}</span>}
                    </span>
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
