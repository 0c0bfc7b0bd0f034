import type { ControlProps } from '@lectern/core/admin';
import { createContext, useContext } from 'react';
import type { Path } from 'slate';
import type { NodeSettings } from '../document/node-settings.ts';
import type { BlockNode } from '../document/rich-text.types.ts';

/** A new part of the text that is filled in before it stands there, or one that stands at a path. */
export type EmbedSubject = { readonly node: BlockNode } | { readonly path: Path };

/** The panel that is open beside the text; one at a time. */
export type Panel =
  | { readonly kind: 'link' | 'language' | 'caption' | 'find' | 'keys' }
  | { readonly kind: 'embed'; readonly subject: EmbedSubject };

/** The facts that all parts of one editor share. */
export interface EditorFacts {
  /** Id of the text. */
  readonly id: string;
  readonly locale: string;
  readonly isReadOnly: boolean;
  /** The nodes of plugins that may stand in this text. */
  readonly nodes: readonly NodeSettings[];
  readonly history: ControlProps['history'];
  readonly panel: Panel | undefined;
  readonly openPanel: (panel: Panel) => void;
  /** Closes the panel and goes back to the text. */
  readonly closePanel: () => void;
  /** Puts the focus into the text. */
  readonly focusText: () => void;
}

export const EditorContext = createContext<EditorFacts | null>(null);

export function useEditorFacts(): EditorFacts {
  const facts = useContext(EditorContext);
  if (!facts) throw new Error('This part stands outside an editor of rich text.');
  return facts;
}
