import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent, ReactElement } from 'react';
import { classes } from '../classes.ts';
import { deferred } from './deferred.tsx';
import type { Wanted } from './deferred.tsx';
import type { SelectProps } from './select.tsx';

type DeferredSelectProps<Value extends string> = Omit<SelectProps<Value>, 'isLabelHidden' | 'help' | 'errors' | 'isReadOnly'>;

const opening = new Set(['ArrowDown', 'ArrowUp']);

function ClosedSelect({
  id,
  label,
  value,
  options,
  size = 'normal',
  onWanted,
  onNear,
}: DeferredSelectProps<string> & Wanted): ReactElement {
  const shown = options.find((option) => option.value === value);
  const open = (event: KeyboardEvent) => {
    if (!opening.has(event.key)) return;
    event.preventDefault();
    onWanted();
  };
  return (
    <div className="lc-select">
      <button
        type="button"
        id={id}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-label={`${shown?.label ?? ''} ${label}`.trim()}
        className={classes('lc-input lc-select__button', size === 'small' && 'lc-select__button--small')}
        onFocus={onNear}
        onMouseEnter={onNear}
        onClick={onWanted}
        onKeyDown={open}
      >
        <span className="lc-select__value">
          {shown?.icon}
          <span>{shown?.label}</span>
        </span>
        <ChevronDown className="lc-icon" aria-hidden="true" />
      </button>
    </div>
  );
}

const AnySelect = deferred<DeferredSelectProps<string>>({
  load: async () => {
    const { Select } = await import('./select.tsx');
    return (props) => <Select {...props} isLabelHidden />;
  },
  Placeholder: ClosedSelect,
  fetch: 'near',
});

/** One of many, for the toolbar of the first screen: closed at first, its list comes when somebody comes near. The label is hidden. */
export function DeferredSelect<Value extends string>(props: DeferredSelectProps<Value>): ReactElement {
  const { options, onChange } = props;
  return (
    <AnySelect
      {...props}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
