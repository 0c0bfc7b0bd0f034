import type { ReactElement } from 'react';
import type { Text } from '#admin/messages/use-messages.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useErrorText } from '#admin/shell/app-context.ts';
import { useEditor, useEditorContext, useSaver } from '../context/editor-context.ts';
import { documentOf } from '../state/editor-state.ts';
import { fieldLabel } from '../state/field-label.ts';
import type { KeptField } from '../save/kept-fields.ts';

/** Whether a value holds what no database takes as text: NUL, half characters. */
const hasBadCharacters = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0') || !value.isWellFormed()
    : typeof value === 'object' && value !== null && Object.values(value).some(hasBadCharacters);

function reasonOf(t: Text, { value, code }: KeptField): string | undefined {
  if (code === 'G_08') return t('held.depth');
  if (code === 'G_06' || (code === 'V_14' && typeof value !== 'number')) return t('held.size');
  return hasBadCharacters(value) ? t('held.characters') : undefined;
}

/** The fields that could not be stored, each with the reason. */
export function HeldFields(): ReactElement | null {
  const t = useText();
  const textOf = useErrorText();
  const { registry, page } = useEditorContext();
  const document = useEditor(documentOf);
  const held = useSaver((state) => state.held);
  const isSafe = useSaver((state) => state.isHeldSafe);
  if (held.length === 0) return null;
  return (
    <ul className="lc-problems__held">
      {held.map((field) => {
        const label = fieldLabel({ t, registry, type: page.type, document }, field.path);
        const why = reasonOf(t, field) ?? textOf({ code: field.code }, label);
        return <li key={field.path}>{t(isSafe ? 'held.field' : 'held.fieldHere', { field: label, why })}</li>;
      })}
    </ul>
  );
}
