import { UsersRound } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { useNoteOf } from '#admin/ui/fields/noted-fields.ts';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { focusField } from '../focus/focus.ts';
import { fieldId } from '../focus/form-context.ts';
import { documentOf } from '../state/editor-state.ts';
import { fieldDefinition } from '../state/field-definition.ts';
import { conflictWords } from './conflict-words.ts';
import type { Overruled } from '../save/overruled.ts';

/** Stands at a field of which others chose their words over those that were stored from here, until somebody has seen it. */
export function OverruledBar({ overruled }: { readonly overruled: Overruled }): ReactElement {
  const t = useText();
  const { saver, registry, page } = useEditorContext();
  const [isShown, setShown] = useState(false);
  const id = useId();
  const { property, former, by, at } = overruled;
  const field = useEditor((state) => fieldDefinition(registry, page.type, documentOf(state), property));
  const when = formatMoment(at);
  useNoteOf(fieldId(property), `${id}-who`);
  const settle = (isPutBack: boolean): void => {
    saver.settleOverruled(property, isPutBack);
    // The bar goes with the button that was pressed.
    focusField(property);
  };
  return (
    <section className="lc-conflict" aria-labelledby={`${id}-who`}>
      <UsersRound className="lc-icon" aria-hidden="true" />
      <div className="lc-conflict__body">
        <p id={`${id}-who`}>{by ? t('overruled.by', { name: by.name, when }) : t('overruled.unknown', { when })}</p>
        {isShown && (
          <p id={`${id}-words`} className="lc-conflict__words">
            <strong>{t('overruled.yours')}</strong> {conflictWords(t, former, field)}
          </p>
        )}
      </div>
      <div className="lc-conflict__actions">
        <Button
          size="small"
          aria-expanded={isShown}
          {...(isShown ? { 'aria-controls': `${id}-words` } : {})}
          onPress={() => setShown(!isShown)}
        >
          {t('overruled.show')}
        </Button>
        <Button size="small" onPress={() => settle(true)}>
          {t('overruled.back')}
        </Button>
        <Button size="small" onPress={() => settle(false)}>
          {t('overruled.dismiss')}
        </Button>
      </div>
    </section>
  );
}
