import type { ReactElement } from 'react';
import { useApp } from '#admin/shell/app-context.ts';
import { FieldErrors } from '#admin/ui/fields/field-layout.tsx';
import { Icon } from '#admin/ui/icons/icon.tsx';

interface TypeChoiceProps {
  readonly value: string;
  readonly label: string;
  readonly errors: readonly string[];
  readonly onChange: (type: string) => void;
}

/** The type of a new page: one of those that the plugins bring. */
export function TypeChoice({ value, label, errors, onChange }: TypeChoiceProps): ReactElement {
  const { pageTypes } = useApp().boot;
  return (
    <fieldset className="lc-field">
      <legend className="lc-label">{label}</legend>
      <div className="lc-choices">
        {pageTypes.map((entry, index) => (
          <label key={entry.type} className="lc-choice">
            <input
              id={index === 0 ? 'new-page-type' : undefined}
              type="radio"
              name="type"
              value={entry.type}
              checked={entry.type === value}
              onChange={() => onChange(entry.type)}
            />
            <Icon name={entry.icon} />
            <span>{entry.label}</span>
          </label>
        ))}
      </div>
      <FieldErrors id="new-page-type-errors" errors={errors} />
    </fieldset>
  );
}
