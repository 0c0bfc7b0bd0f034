import { useMemo } from 'react';
import { exceededLimit, richTextLimits } from '../document/limits.ts';
import type { RichText } from '../document/rich-text.types.ts';
import { toPlainText } from '../document/to-plain-text.ts';
import { countWords } from './count-words.ts';
import { useEditorFacts } from './editor-context.ts';
import type { Panel } from './editor-context.ts';
import { useSettled } from './use-settled.ts';
import { ToolbarIcon } from './toolbar/toolbar-icon.tsx';
import type { ToolbarIconName } from './toolbar/toolbar-icon.tsx';

const limitTexts: Readonly<Record<NonNullable<ReturnType<typeof exceededLimit>>, string>> = {
  depth: `This text is nested deeper than ${richTextLimits.depth} levels and cannot be saved.`,
  nodes: `This text has more than ${richTextLimits.nodes.toLocaleString('en')} parts and cannot be saved. Split it into several blocks.`,
  bytes: `This text is larger than ${richTextLimits.bytes / 1000} kB and cannot be saved. Split it into several blocks.`,
  characters: 'This text has characters that cannot be saved.',
};

/** How long the text is, and what one can ask for while writing. */
export function EditorFooter({ doc }: { readonly doc: RichText }) {
  const { locale, isReadOnly, panel, openPanel, closePanel } = useEditorFacts();
  const settled = useSettled(doc);
  const words = useMemo(() => countWords(toPlainText(settled), locale), [settled, locale]);
  const limit = useMemo(() => exceededLimit(settled), [settled]);
  const toggle = (kind: 'find' | 'keys', label: string, icon: ToolbarIconName) => {
    const isOpen = panel?.kind === kind;
    return (
      <button
        type="button"
        className="rich-text-editor__button"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? closePanel() : openPanel({ kind } satisfies Panel))}
      >
        <ToolbarIcon name={icon} />
      </button>
    );
  };
  return (
    <div className="rich-text-editor__footer">
      {limit ? (
        <p role="alert" className="rich-text-editor__error">
          {limitTexts[limit]}
        </p>
      ) : null}
      <span className="rich-text-editor__count">{words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}</span>
      {toggle('find', isReadOnly ? 'Find' : 'Find and replace', 'find')}
      {toggle('keys', 'Keys of this editor', 'keys')}
    </div>
  );
}
