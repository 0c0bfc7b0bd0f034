import { adminLocale } from '@lectern/core/admin';
import { memo, useMemo } from 'react';
import { exceededLimit, richTextLimits } from '../document/limits.ts';
import type { RichText } from '../document/rich-text.types.ts';
import { toPlainText } from '../document/to-plain-text.ts';
import { countWords } from './count-words.ts';
import { useEditorFacts } from './editor-context.ts';
import type { Panel } from './editor-context.ts';
import { useSettled } from './use-settled.ts';
import { ToolbarIcon } from './toolbar/toolbar-icon.tsx';
import type { ToolbarIconName } from './toolbar/toolbar-icon.tsx';
import { t } from './editor-texts.ts';

/** The limits of a text, as values for the message about each. */
const limits = {
  depth: richTextLimits.depth,
  nodes: richTextLimits.nodes.toLocaleString(adminLocale()),
  bytes: richTextLimits.bytes / 1000,
  characters: '',
} as const satisfies Record<NonNullable<ReturnType<typeof exceededLimit>>, string | number>;

/** The length of the text, and the buttons for what one can ask for while writing. Drawn anew when the text has come to rest. */
export function EditorFooter({ doc }: { readonly doc: RichText }) {
  return <SettledFooter settled={useSettled(doc)} />;
}

const SettledFooter = memo(function SettledFooter({ settled }: { readonly settled: RichText }) {
  const { locale, isReadOnly, panel, openPanel, closePanel } = useEditorFacts();
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
          {t(`limit.${limit}`, { limit: limits[limit] })}
        </p>
      ) : null}
      <span className="rich-text-editor__count">
        {t('footer.words', { count: words, shown: words.toLocaleString(adminLocale()) })}
      </span>
      {toggle('find', t(isReadOnly ? 'find.open' : 'find.openReplace'), 'find')}
      {toggle('keys', t('keys.title'), 'keys')}
    </div>
  );
});
