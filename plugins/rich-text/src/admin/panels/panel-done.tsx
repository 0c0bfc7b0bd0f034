import { Button } from '@lectern/core/admin';
import { useEditorFacts } from '../editor-context.ts';
import { t } from '../editor-texts.ts';

/** Ends a panel whose changes are in the text already. */
export function PanelDone() {
  const { closePanel } = useEditorFacts();
  return (
    <div className="rich-text-editor__actions">
      <Button size="small" onPress={closePanel}>
        {t('panel.done')}
      </Button>
    </div>
  );
}
