import { TextField } from '@lectern/core/admin';
import { useEffect, useId } from 'react';
import { useSlate } from 'slate-react';
import { useEditorFacts } from '../editor-context.ts';
import { PanelDone } from '../panels/panel-done.tsx';
import { PanelShell } from '../panels/panel-shell.tsx';
import { setCaption, tablePlace } from './table-commands.ts';
import { t } from '../editor-texts.ts';

/** The caption of a table, which also names it in assistive technology. */
export function CaptionPanel() {
  const editor = useSlate();
  const { locale, closePanel } = useEditorFacts();
  const id = useId();
  const place = tablePlace(editor);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  if (!place) return null;
  return (
    <PanelShell title={t('table.captionTitle')} onEnter={closePanel} onClose={closePanel}>
      <TextField
        id={id}
        label={t('table.caption')}
        help={t('table.captionHelp')}
        lang={locale}
        value={place.table.caption ?? ''}
        onChange={(caption) => setCaption(editor, place.path, caption)}
      />
      <PanelDone />
    </PanelShell>
  );
}
