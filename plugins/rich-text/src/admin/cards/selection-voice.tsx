import { announce } from '@lectern/core/admin';
import { useEffect } from 'react';
import { useFocused, useSlate } from 'slate-react';
import { selectedCard } from './card-commands.ts';
import { describeCard, isEditable } from './describe-card.ts';
import { useEditorFacts } from '../editor-context.ts';
import { t } from '../editor-texts.ts';

/** Says which part was come upon, and what can be done with it: nothing in it can be read by moving through it. */
export function SelectionVoice() {
  const editor = useSlate();
  const isFocused = useFocused();
  const { nodes } = useEditorFacts();
  const card = isFocused ? selectedCard(editor)?.[0] : undefined;
  const said = card
    ? t(isEditable(card.node, nodes) ? 'part.selectedEditable' : 'part.selected', { part: describeCard(card.node, nodes) })
    : '';
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  return null;
}
