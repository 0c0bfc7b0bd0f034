import type { ReactElement } from 'react';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { focusOpeningRow } from '../focus/focus.ts';
import { documentOf } from '../state/editor-state.ts';
import { later } from '../late/later.tsx';
import { OwnData } from './own-data.tsx';
import { isComposing } from '#contract/is-composing.ts';

const UnreadNote = later(async () => (await import('../unread/unread-note.tsx')).UnreadNote);

/** The own data that the page opens with: above its first block, where visitors read them. */
export function OpeningPanel(): ReactElement | null {
  const { page, registry } = useEditorContext();
  const main = useEditor((state) => state.main);
  const isFirst = useEditor((state) => state.selected === null || state.selected === documentOf(state).order[0]);
  if (main.length === 0 || !isFirst) return null;
  return (
    <section
      className="lc-block-pane lc-opening"
      aria-labelledby="opening-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        focusOpeningRow();
      }}
    >
      <header className="lc-pane__head">
        <h2 className="lc-pane__title" id="opening-title">
          {registry.pageTypes[page.type]?.label ?? page.type}
        </h2>
      </header>
      <UnreadNote part="typeData" />
      <div className="lc-block-pane__body">
        <OwnData names={main} headingLevel={3} />
      </div>
    </section>
  );
}
