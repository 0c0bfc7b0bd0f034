import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Editor } from 'slate';
import { selectedEmbed } from './embeds/embed-commands.ts';
import { isEditable } from './embeds/describe-embed.ts';
import type { EditorFacts } from './editor-context.ts';
import type { Slash } from './insert/use-slash.ts';
import { handleKey } from './key-commands.ts';
import { isComposing } from '@lectern/core';

interface KeySources {
  readonly editor: Editor;
  readonly facts: EditorFacts;
  readonly slash: Slash;
  readonly toolbar: RefObject<HTMLElement | null>;
}

/** The handler of keys in a text: the slash menu first, then the open panel, then the commands of the editor. */
export function useKeys({ editor, facts, slash, toolbar }: KeySources): (event: KeyboardEvent) => boolean | undefined {
  const mayLeave = useRef(false);
  const { history, isReadOnly, nodes, panel, openPanel, closePanel } = facts;
  const onEdit = (): boolean => {
    const embed = selectedEmbed(editor);
    if (!embed || !isEditable(embed[0].node, nodes)) return false;
    openPanel({ kind: 'embed', subject: { path: embed[1] } });
    return true;
  };
  return (event) => {
    if (slash.onKey(event)) return true;
    if (panel && event.key === 'Escape' && !isComposing(event)) {
      event.preventDefault();
      closePanel();
      return true;
    }
    return handleKey(event, {
      editor,
      history,
      mayLeave,
      isReadOnly,
      onEdit,
      onPanel: (kind) => openPanel({ kind }),
      onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    });
  };
}
