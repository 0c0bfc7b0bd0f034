import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { blockName, focusField, useEditorContext, useGoTo } from '#modules/pages/admin/editor/public.ts';
import type { SourceChange } from '../../translations.calls.ts';

interface SourceRowProps {
  readonly change: SourceChange;
  /** Of the words that are shown. */
  readonly locale: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onApply: () => void;
}

/** A block that differs from the source: how, its words, and what can be done about it. */
export function SourceRow({ change, locale, isPending, onConfirm, onApply }: SourceRowProps): ReactElement {
  const t = useText();
  const goTo = useGoTo();
  const { registry, isReadOnly } = useEditorContext();
  const { kind, ownKey, text, type } = change;
  const block = text || blockName(registry, type);
  const named = (what: string): string => t('source.named', { what, block });
  const button = (what: string, onPress: () => void): ReactElement => (
    <Button size="small" theme="plain" aria-label={named(what)} isPending={isPending} onPress={onPress}>
      {what}
    </Button>
  );
  const open = (): void => {
    goTo(`blocks.${ownKey}`);
    focusField(`blocks.${ownKey}`);
  };
  return (
    <li className="lc-source__row">
      <span className="lc-source__kind">{t(`source.kind.${kind}`)}</span>
      <span className="lc-source__block">
        <span className="lc-quiet">{blockName(registry, type)}</span>{' '}
        <span lang={text ? locale : undefined} className="lc-source__text">
          {text || t('source.nothing')}
        </span>
      </span>
      <span className="lc-source__actions">
        {ownKey !== null && button(t('source.openBlock'), open)}
        {!isReadOnly && kind !== 'changed' && button(t(`source.do.${kind}`), onApply)}
        {!isReadOnly && kind !== 'moved' && button(t(`source.done.${kind}`), onConfirm)}
      </span>
    </li>
  );
}
