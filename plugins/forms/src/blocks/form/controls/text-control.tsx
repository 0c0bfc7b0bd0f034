import type { HTMLAttributes, ReactNode } from 'react';
import type { Field } from '../../../definition/definition.types.ts';
import { controlAttributes } from './control-attributes.ts';
import type { ControlProps } from './control-props.ts';

interface Typing {
  readonly type?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Letters for which there is room: the width tells what is expected. */
  readonly size?: number;
  readonly isSpelled?: boolean;
}

const typing: Partial<Readonly<Record<Field['kind'], Typing>>> = {
  email: { type: 'email', inputMode: 'email', isSpelled: false },
  phone: { type: 'tel', inputMode: 'tel', size: 16 },
  postcode: { size: 8, isSpelled: false },
  date: { inputMode: 'numeric', size: 12, isSpelled: false },
  count: { inputMode: 'numeric', size: 4 },
  'chamber-number': { inputMode: 'numeric', size: 10 },
  'number-of-ours': { size: 16, isSpelled: false },
};

/** A day as people of the Netherlands write it; everything else as it is. */
const shown = (value: string, { kind }: Field): string =>
  kind === 'date' ? value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1') : value;

/** One line. */
export function TextControl({ drawn, context }: ControlProps): ReactNode {
  const { field, path } = drawn;
  const { type = 'text', inputMode, size, isSpelled } = typing[field.kind] ?? {};
  return (
    <input
      {...controlAttributes(drawn, context)}
      className={size === undefined ? 'site-input' : 'site-input site-input-sized'}
      type={type}
      {...(inputMode === undefined ? {} : { inputMode })}
      {...(size === undefined ? {} : { size })}
      {...(isSpelled === undefined ? {} : { spellCheck: isSpelled })}
      {...(field.autofill === undefined ? { autoComplete: 'off' } : { autoComplete: field.autofill })}
      defaultValue={shown(context.valueOf(path), field)}
    />
  );
}
