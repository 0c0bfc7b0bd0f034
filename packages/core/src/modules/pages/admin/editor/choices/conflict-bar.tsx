import { UsersRound } from 'lucide-react';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useCurrentUser } from '#admin/shell/app-context.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { useNoteOf } from '#admin/ui/fields/noted-fields.ts';
import { WordRuns } from '../../words/word-runs.tsx';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { fieldId } from '../focus/form-context.ts';
import { choiceId, focusField, focusRow } from '../focus/focus.ts';
import { documentOf } from '../state/editor-state.ts';
import { fieldDefinition } from '../state/field-definition.ts';
import { fieldAt } from '../state/fields.ts';
import { conflictWords } from './conflict-words.ts';
import { isWholeBlock } from '../save/waiting-words.ts';
import type { FieldConflict } from '../save/field-conflict.ts';

/** The words about somebody's change: of a person by name, of oneself elsewhere, or of nobody that is known. */
function useAuthor({ by, at }: FieldConflict): string {
  const t = useText();
  const user = useCurrentUser();
  const when = at ? formatMoment(at) : '';
  if (!by || !at) return t('conflict.unknown');
  return by.id === user.ID ? t('conflict.self', { when }) : t('conflict.by', { name: by.name, when });
}

/** What the others have of a block: that it is gone, that it stays, that it stands elsewhere. */
function useBlockWords(key: string): string {
  const t = useText();
  const isHere = useEditor((state) => Object.hasOwn(documentOf(state).blocks, key));
  const isThere = useEditor((state) => Object.hasOwn(state.saved.blocks, key));
  if (!isThere) return t('conflict.blockGone');
  return t(isHere ? 'conflict.blockElsewhere' : 'conflict.blockStands');
}

function BlockDifference({ blockKey }: { readonly blockKey: string }): ReactElement {
  return <p className="lc-conflict__words">{useBlockWords(blockKey)}</p>;
}

/** What stands in the field now and what the others have, with the words that differ. */
function FieldDifference({ property }: { readonly property: string }): ReactElement {
  const t = useText();
  const { registry, page } = useEditorContext();
  const mine = useEditor((state) => fieldAt(documentOf(state), property));
  const theirs = useEditor((state) => fieldAt(state.saved, property));
  const field = useEditor((state) => fieldDefinition(registry, page.type, documentOf(state), property));
  const [before, after] = [conflictWords(t, mine, field), conflictWords(t, theirs, field)];
  return (
    <div className="lc-conflict__words">
      {before === after ? (
        <p>{t('conflict.sameWords')}</p>
      ) : (
        <WordRuns before={before} after={after} added={t('conflict.onlyTheirs')} removed={t('conflict.onlyMine')} />
      )}
    </div>
  );
}

/**
 * Stands at a field, or a block, that was changed here and by somebody else, until one of both is chosen. It comes while
 * somebody types, so it takes no focus and says nothing aloud: the top line does, when there is a pause.
 */
export function ConflictBar({ conflict }: { readonly conflict: FieldConflict }): ReactElement {
  const t = useText();
  const { saver, store } = useEditorContext();
  const id = useId();
  const author = useAuthor(conflict);
  const { property } = conflict;
  const [, key = ''] = property.split('.');
  const isBlock = isWholeBlock(property);
  useNoteOf(isBlock ? undefined : fieldId(property), id);
  const choose = (side: 'mine' | 'theirs'): void => {
    void saver.choose(property, side);
    // The bar goes with the button that was pressed.
    if (!isBlock) focusField(property);
    else focusRow(Object.hasOwn(documentOf(store.get()).blocks, key) ? key : null);
  };
  return (
    <section className="lc-conflict" id={choiceId(property)} tabIndex={-1} aria-labelledby={id}>
      <UsersRound className="lc-icon" aria-hidden="true" />
      <div className="lc-conflict__body">
        <p id={id}>{author}</p>
        {isBlock ? <BlockDifference blockKey={key} /> : <FieldDifference property={property} />}
      </div>
      <div className="lc-conflict__actions">
        <Button size="small" onPress={() => choose('mine')}>
          {t('conflict.keep')}
        </Button>
        <Button size="small" onPress={() => choose('theirs')}>
          {t('conflict.take')}
        </Button>
      </div>
    </section>
  );
}
