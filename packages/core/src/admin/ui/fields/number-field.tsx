import { Minus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { useUiText } from '../messages/use-ui-text.ts';
import { FieldLayout, useFieldWiring } from './field-layout.tsx';
import type { FieldProps } from './field-layout.tsx';

export interface NumberFieldProps extends FieldProps {
  /** Null while nothing was filled in. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A number, with steps by button and by arrow key. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { value, onChange, min, max, isReadOnly = false } = props;
  const t = useUiText();
  const wiring = useFieldWiring(props);
  return (
    <FieldLayout {...props} wiring={wiring}>
      <AriaNumberField
        id={wiring.id}
        aria-labelledby={wiring.labelId}
        value={value ?? Number.NaN}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
        isReadOnly={isReadOnly}
        isInvalid={wiring.isInvalid}
        {...(wiring.describedBy ? { 'aria-describedby': wiring.describedBy } : {})}
        onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      >
        <Group className="lc-input lc-number">
          <Input />
          <Button slot="decrement" aria-label={t('field.decrease')}>
            <Minus className="lc-icon" aria-hidden="true" />
          </Button>
          <Button slot="increment" aria-label={t('field.increase')}>
            <Plus className="lc-icon" aria-hidden="true" />
          </Button>
        </Group>
      </AriaNumberField>
    </FieldLayout>
  );
}
