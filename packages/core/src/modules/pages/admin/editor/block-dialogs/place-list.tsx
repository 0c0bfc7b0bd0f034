import { useMemo, useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useCombobox } from '#admin/ui/controls/use-combobox.ts';
import type { PlaceChoice } from './block-places.ts';
import { searchKey } from '#contract/fold-text.ts';

interface PlaceListProps {
  readonly choices: readonly PlaceChoice[];
  readonly onChoose: (choice: PlaceChoice) => void;
}

/** Finds a place by the names around it: typing filters, arrows move, Enter chooses. */
export function PlaceList({ choices, onChoose }: PlaceListProps): ReactElement {
  const t = useText();
  const [term, setTerm] = useState('');
  const found = useMemo(() => {
    const words = searchKey(term).split(' ');
    return choices.filter(({ text, detail }) => words.every((word) => searchKey(`${text} ${detail}`).includes(word)));
  }, [choices, term]);
  const combobox = useCombobox({ options: found, term, onChoose });
  return (
    <div className="lc-picker">
      <input
        className="lc-input"
        {...combobox.inputProps}
        aria-label={t('moveTo.search')}
        placeholder={t('moveTo.search')}
        onChange={(event) => {
          setTerm(event.target.value);
          combobox.restart();
        }}
      />
      <div {...combobox.listProps} className="lc-picker__list" aria-label={t('moveTo.places')}>
        {found.map((choice) => (
          <div
            key={choice.id}
            {...combobox.optionProps(choice)}
            className="lc-choice-row lc-place"
            style={{ '--depth': choice.depth } as CSSProperties}
          >
            <span className="lc-choice-row__text">
              <span className="lc-choice-row__label">{choice.text}</span>
              {choice.detail && <span className="lc-quiet lc-place__detail">{choice.detail}</span>}
            </span>
          </div>
        ))}
      </div>
      <p className={found.length === 0 ? 'lc-quiet' : 'lc-hidden'} role="status">
        {found.length === 0 ? t('moveTo.none') : t('moveTo.count', { count: found.length })}
      </p>
    </div>
  );
}
