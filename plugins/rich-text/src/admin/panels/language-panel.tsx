import { Button, Select, TextField } from '@lectern/core/admin';
import { useEffect, useId, useState } from 'react';
import { Editor } from 'slate';
import { useSlateStatic } from 'slate-react';
import { languagePattern } from '../../document/marks.ts';
import { useEditorFacts } from '../editor-context.ts';
import { setLanguage } from '../mark-commands.ts';
import { PanelShell } from './panel-shell.tsx';
import { t } from '../editor-texts.ts';

const other = 'other';

const listed = ['la', 'en', 'de', 'fr', 'it', 'es', 'fy', 'nl', 'el', 'he', other] as const;
const languages = () => listed.map((value) => ({ value, label: t(`language.${value}`) }));

/** The language of a foreign phrase, so that it is pronounced and hyphenated as such. */
export function LanguagePanel() {
  const editor = useSlateStatic();
  const { closePanel } = useEditorFacts();
  const id = useId();
  const [current] = useState(() => Editor.marks(editor)?.lang);
  const isListed = current === undefined || listed.some((value) => value === current);
  const [choice, setChoice] = useState<string>(current === undefined ? 'la' : isListed ? current : other);
  const [code, setCode] = useState(isListed ? '' : (current ?? ''));
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  const language = choice === other ? code.trim() : choice;
  const isKnown = languagePattern.test(language);
  const apply = (next: string | undefined) => {
    setLanguage(editor, next);
    closePanel();
  };
  return (
    <PanelShell
      title={t('language.title')}
      onEnter={() => {
        if (isKnown) apply(language);
      }}
      onClose={closePanel}
    >
      <Select id={id} label={t('language.label')} value={choice} options={languages()} onChange={setChoice} />
      {choice === other ? (
        <TextField
          label={t('language.code')}
          help={t('language.codeHelp')}
          spellCheck={false}
          value={code}
          errors={code !== '' && !isKnown ? [t('language.codeWrong')] : []}
          onChange={setCode}
        />
      ) : null}
      <div className="rich-text-editor__actions">
        <Button
          theme="orange"
          size="small"
          disabledReason={isKnown ? undefined : t('language.codeMissing')}
          onPress={() => apply(language)}
        >
          {t('language.set')}
        </Button>
        {current === undefined ? null : (
          <Button size="small" onPress={() => apply(undefined)}>
            {t('language.remove')}
          </Button>
        )}
      </div>
    </PanelShell>
  );
}
