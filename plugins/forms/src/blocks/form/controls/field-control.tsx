import type { ComponentType, ReactNode } from 'react';
import type { Field } from '../../../definition/definition.types.ts';
import { ChoiceControl } from './choice-control.tsx';
import type { ControlProps } from './control-props.ts';
import { FilesControl } from './files-control.tsx';
import { LinesControl } from './lines-control.tsx';
import { SignatureControl } from './signature-control.tsx';
import { TextControl } from './text-control.tsx';

const controls: Partial<Readonly<Record<Field['kind'], ComponentType<ControlProps>>>> = {
  lines: LinesControl,
  choice: ChoiceControl,
  choices: ChoiceControl,
  files: FilesControl,
  signature: SignatureControl,
};

/** The control of a field, by its kind. */
export function FieldControl(props: ControlProps): ReactNode {
  const Control = controls[props.drawn.field.kind] ?? TextControl;
  return <Control {...props} />;
}
