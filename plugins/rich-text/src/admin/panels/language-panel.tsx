import { Button, Select, TextField } from '@lectern/core/admin';
import { useEffect, useId, useState } from 'react';
import { Editor } from 'slate';
import { useSlateStatic } from 'slate-react';
import { languagePattern } from '../../document/marks.ts';
import { useEditorFacts } from '../editor-context.ts';
import { setLanguage } from '../mark-commands.ts';
import { PanelFrame } from './panel-frame.tsx';

const other = 'other';

const languages = [
  { value: 'la', label: 'Latin' },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
  { value: 'fr', label: 'French' },
  { value: 'it', label: 'Italian' },
  { value: 'es', label: 'Spanish' },
  { value: 'fy', label: 'Frisian' },
  { value: 'nl', label: 'Dutch' },
  { value: 'el', label: 'Greek' },
  { value: 'he', label: 'Hebrew' },
  { value: other, label: 'Another, by its code' },
];

/** The language of a foreign phrase, so that it is pronounced and hyphenated as such. */
export function LanguagePanel() {
  const editor = useSlateStatic();
  const { closePanel } = useEditorFacts();
  const id = useId();
  const [current] = useState(() => Editor.marks(editor)?.lang);
  const isListed = current === undefined || languages.some(({ value }) => value === current);
  const [choice, setChoice] = useState(current === undefined ? 'la' : isListed ? current : other);
  const [code, setCode] = useState(isListed ? '' : (current ?? ''));
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  const language = choice === other ? code.trim() : choice;
  const isKnown = languagePattern.test(language);
  const apply = (next: string | undefined) => {
    setLanguage(editor, next);
    closePanel();
  };
  return (
    <PanelFrame
      title="Language of the phrase"
      onEnter={() => {
        if (isKnown) apply(language);
      }}
      onClose={closePanel}
    >
      <Select id={id} label="Language" value={choice} options={languages} onChange={setChoice} />
      {choice === other ? (
        <TextField
          label="Code"
          help="As in web pages: pt, en-GB, zh-Hant."
          spellCheck={false}
          value={code}
          errors={code !== '' && !isKnown ? ['This is no code of a language.'] : []}
          onChange={setCode}
        />
      ) : null}
      <div className="rich-text-editor__actions">
        <Button
          theme="orange"
          size="small"
          disabledReason={isKnown ? undefined : 'Type the code of a language first.'}
          onPress={() => apply(language)}
        >
          Set language
        </Button>
        {current === undefined ? null : (
          <Button size="small" onPress={() => apply(undefined)}>
            Remove language
          </Button>
        )}
      </div>
    </PanelFrame>
  );
}
