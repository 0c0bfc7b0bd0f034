import { Check, ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useUiText } from '../messages/use-ui-text.ts';
import { classes } from '../classes.ts';
import { useWords } from '../form/use-words.ts';
import { FieldLayout, useFieldWiring } from '../fields/field-layout.tsx';
import type { FieldProps } from '../fields/field-layout.tsx';
import type { Choice } from './segmented-control.tsx';

export interface SelectProps<Value extends string> extends FieldProps {
  readonly value: Value;
  readonly options: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly size?: 'normal' | 'small';
  /** Leaves the label to screen readers; the value then has to say what it is about. */
  readonly isLabelHidden?: boolean;
}

/** One of many. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactElement {
  const { value, options, size = 'normal', isLabelHidden = false, isReadOnly = false } = props;
  const onChange = useWords(value, props.onChange);
  const t = useUiText();
  const wiring = useFieldWiring(props);
  const isKnown = options.some((option) => option.value === value);
  const select = (
    <AriaSelect
      className="lc-select"
      {...(isLabelHidden ? { 'aria-label': props.label } : { 'aria-labelledby': wiring.labelId })}
      {...(wiring.describedBy ? { 'aria-describedby': wiring.describedBy } : {})}
      value={isKnown ? value : null}
      isInvalid={wiring.isInvalid}
      isDisabled={isReadOnly}
      placeholder={t('field.choose')}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Button
        id={wiring.id}
        className={classes('lc-input lc-select__button', size === 'small' && 'lc-select__button--small')}
        data-invalid={wiring.isInvalid || undefined}
      >
        <SelectValue className="lc-select__value" />
        <ChevronDown className="lc-icon" aria-hidden="true" />
      </Button>
      <Popover className="lc-popover" offset={4}>
        <ListBox className="lc-options">
          {options.map((option) => (
            <ListBoxItem key={option.value} id={option.value} textValue={option.label} className="lc-option">
              {option.icon}
              <span>{option.label}</span>
              <Check className="lc-icon lc-option__check" aria-hidden="true" />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
  return isLabelHidden ? (
    select
  ) : (
    <FieldLayout {...props} wiring={wiring}>
      {select}
    </FieldLayout>
  );
}
