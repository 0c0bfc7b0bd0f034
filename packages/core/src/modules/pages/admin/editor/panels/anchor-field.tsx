import { useState } from 'react';
import type { ReactElement } from 'react';
import { anchorProblem } from '#modules/pages/anchor.ts';
import { useErrorText } from '#admin/shell/app-context.ts';
import { ModulePart } from '#admin/shell/module-part.tsx';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { useBlock, useEditor, useEditorContext } from '../context/editor-context.ts';
import { fieldId } from '../focus/form-context.ts';
import { FieldNotes } from '../choices/field-notes.tsx';
import { documentOf } from '../state/editor-state.ts';

const none: readonly string[] = [];

/** The name that links can lead to. Hidden until there is one or somebody wants one. */
export function AnchorField({ blockKey: key }: { readonly blockKey: string }): ReactElement {
  const t = useText();
  const textOf = useErrorText();
  const { store, page, isReadOnly } = useEditorContext();
  const anchorPoint = useBlock(key, (state) => documentOf(state).blocks[key]?.anchorPoint ?? '');
  const path = `blocks.${key}.anchorPoint`;
  const codes = useEditor((state) => state.problems[path] ?? none);
  const problem = useEditor((state) =>
    anchorPoint === '' ? undefined : anchorProblem({ anchorName: anchorPoint, blockKey: key, blocks: documentOf(state).blocks }),
  );
  const [isWanted, setWanted] = useState(false);
  /** As it was when the block was opened: what is live may lead there. */
  const [former] = useState(anchorPoint);

  if (anchorPoint === '' && codes.length === 0 && !isWanted) {
    return isReadOnly ? (
      <></>
    ) : (
      <div>
        <Button
          theme="plain"
          size="small"
          onPress={() => {
            setWanted(true);
            requestAnimationFrame(() => document.getElementById(fieldId(path))?.focus());
          }}
        >
          {t('block.anchorShow')}
        </Button>
      </div>
    );
  }
  const isRenamed = former !== '' && former !== anchorPoint && problem === undefined;
  return (
    <>
      <TextField
        id={fieldId(path)}
        label={t('block.anchor')}
        help={t('block.anchorHelp')}
        prefix="#"
        maxLength={64}
        spellCheck={false}
        isReadOnly={isReadOnly}
        value={anchorPoint}
        errors={[
          ...codes.map((code) => textOf({ code }, t('block.anchor'))),
          ...(problem === 'invalid' ? [t('block.anchorBad')] : []),
          ...(problem === 'anchorTaken' ? [t('block.anchorTaken')] : []),
        ]}
        onChange={(value) => {
          // Emptied by hand, it stays: a field must not vanish under the fingers.
          setWanted(true);
          store.dispatch({ type: 'anchorPoint', key, value });
        }}
      />
      <FieldNotes property={path} />
      {isRenamed && <ModulePart name="pageLinks" props={{ pageID: page.id, anchor: { from: former, to: anchorPoint } }} />}
    </>
  );
}
