import { useId, useState } from 'react';
import type { HTMLAttributes, InputHTMLAttributes, KeyboardEvent } from 'react';
import { isComposing } from '#contract/is-composing.ts';

interface ComboboxOptions<Option> {
  /** In the order on screen, over all groups. */
  readonly options: readonly Option[];
  /** The typed text. */
  readonly term: string;
  readonly onChoose: (option: Option) => void;
}

interface Combobox<Option> {
  /** Back to the first option, when something else was typed. */
  readonly restart: () => void;
  readonly inputProps: InputHTMLAttributes<HTMLInputElement>;
  readonly listProps: HTMLAttributes<HTMLElement>;
  readonly optionProps: (option: Option) => HTMLAttributes<HTMLElement>;
  /** For a group and its title, by position. */
  readonly groupProps: (index: number) => {
    readonly group: HTMLAttributes<HTMLElement>;
    readonly title: HTMLAttributes<HTMLElement>;
  };
}

/** A search field above a list: typing filters, arrows move, Home and End too while nothing is typed, Enter chooses. */
export function useCombobox<Option>({ options, term, onChoose }: ComboboxOptions<Option>): Combobox<Option> {
  const base = useId();
  const [wanted, setWanted] = useState(0);
  // What came first may have gone with what was typed.
  const active = Math.min(wanted, options.length - 1);
  const current = options[active];
  const idOf = (index: number): string => `${base}-option-${index}`;

  const go = (to: number): void => {
    const next = (to + options.length) % options.length;
    setWanted(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (options.length === 0 || isComposing(event)) return;
    if (event.key === 'ArrowDown') go(active + 1);
    else if (event.key === 'ArrowUp') go(active - 1);
    else if (event.key === 'Home' && term === '') go(0);
    else if (event.key === 'End' && term === '') go(options.length - 1);
    else if (event.key === 'Enter' && current !== undefined) onChoose(current);
    else return;
    event.preventDefault();
  };
  return {
    restart: () => setWanted(0),
    inputProps: {
      type: 'text',
      role: 'combobox',
      autoFocus: true,
      autoComplete: 'off',
      spellCheck: false,
      value: term,
      'aria-expanded': options.length > 0,
      'aria-controls': `${base}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': current === undefined ? undefined : idOf(active),
      onKeyDown,
    },
    // A list that scrolls would be a stop of Tab, on the way out of a box that keeps the focus.
    listProps: { id: `${base}-list`, role: 'listbox', tabIndex: -1 },
    optionProps: (option) => {
      const index = options.indexOf(option);
      return {
        id: idOf(index),
        role: 'option',
        tabIndex: -1,
        'aria-selected': index === active,
        onPointerMove: () => setWanted(index),
        onClick: () => onChoose(option),
      };
    },
    groupProps: (index) => ({
      group: { role: 'group', 'aria-labelledby': `${base}-group-${index}` },
      title: { role: 'presentation', id: `${base}-group-${index}` },
    }),
  };
}
