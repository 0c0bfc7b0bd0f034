import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { Icon } from '../../../../../admin/ui/icons/icon.tsx';
import { Modal } from '../../../../../admin/ui/overlay/modal.tsx';
import { useCombobox } from '../../../../../admin/ui/controls/use-combobox.ts';
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
  const { registry } = useEditorContext();
  const all = useMemo(() => pickerChoices(registry, allowed), [registry, allowed]);
  const [term, setTerm] = useState('');
  const choices = useMemo(() => searchChoices(all, term), [all, term]);
  const groups = [...new Set(choices.map((choice) => choice.group))];
  // By group on screen, so the arrows go by group too.
  const ordered = groups.flatMap((group) => choices.filter((choice) => choice.group === group));
  const combobox = useCombobox({ options: ordered, term, onChoose: ({ type }) => onChoose(type) });
  return (
    <Modal isOpen onClose={onClose} title={t('picker.title')} size="medium">
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
        <div {...combobox.listProps} className="lc-picker__list" aria-label={t('picker.results')}>
          {groups.map((group, index) => (
            <div key={group} {...combobox.groupProps(index).group}>
              <div className="lc-picker__group" {...combobox.groupProps(index).title}>
                {group}
              </div>
              {ordered
                .filter((choice) => choice.group === group)
                .map((choice) => (
                  <div key={choice.type} {...combobox.optionProps(choice)} className="lc-choice-row">
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
