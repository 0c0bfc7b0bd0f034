import type { ReactElement } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';

/** The used part of a text's maximum length. Shown while there is something to count. */
export function Counter({ length, max }: { readonly length: number; readonly max: number }): ReactElement | null {
  const t = useUiText();
  // Tight fields always show it; roomy ones when the end comes near.
  if (length === 0 || (max > 200 && length < max * 0.8)) return null;
  const isOver = length > max;
  const spoken = isOver ? t('field.charactersOver', { count: length - max }) : t('field.charactersLeft', { count: max - length });
  return (
    <span className="lc-counter" data-over={isOver || undefined}>
      <span aria-hidden="true">{t('field.counter', { count: length, max })}</span>
      <span className="lc-hidden">{spoken}</span>
    </span>
  );
}
