import { TextField } from '@lectern/core/admin';
import type { ControlProps } from '@lectern/core/admin';

export default function ShadeControl({ editor, value, onChange }: ControlProps<string>) {
  return <TextField label={editor.label} value={value} onChange={onChange} />;
}
