import { announce } from '@lectern/core/admin';
import { useEffect } from 'react';
import { useFocused, useSlate } from 'slate-react';
import { selectedEmbed } from './embed-commands.ts';
import { describeEmbed, isEditable } from './describe-embed.ts';
import { useEditorFacts } from '../editor-context.ts';
import { t } from '../editor-texts.ts';

/** Says which part was come upon, and what can be done with it: nothing in it can be read by moving through it. */
export function SelectionAnnouncer() {
  const editor = useSlate();
  const isFocused = useFocused();
  const { nodes } = useEditorFacts();
  const embed = isFocused ? selectedEmbed(editor)?.[0] : undefined;
  const said = embed
    ? t(isEditable(embed.node, nodes) ? 'part.selectedEditable' : 'part.selected', { part: describeEmbed(embed.node, nodes) })
    : '';
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  return null;
}
