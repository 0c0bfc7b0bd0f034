import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Icon } from '#admin/ui/icons/icon.tsx';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { focusField, openingRowId } from '../focus/focus.ts';
import { documentOf } from '../state/editor-state.ts';
import { countAt } from '../state/problems.ts';
import { ProblemCount } from './problem-count.tsx';

/** What stands above the first block: it leads to the own data that the page opens with. */
export function OpeningRow(): ReactElement | null {
  const t = useText();
  const { store, page, registry } = useEditorContext();
  const main = useEditor((state) => state.main);
  const problems = useEditor((state) => main.reduce((sum, name) => sum + countAt(state.problems, `typeData.${name}`), 0));
  const type = registry.pageTypes[page.type];
  const [first] = main;
  if (!type || first === undefined) return null;
  return (
    <div className="lc-opening-row">
      <button
        type="button"
        id={openingRowId}
        className="lc-block__main"
        onClick={() => {
          store.dispatch({ type: 'select', key: documentOf(store.get()).order[0] ?? null });
          focusField(`typeData.${first}`);
        }}
      >
        <Icon name={type.icon} />
        <span className="lc-block__text">
          <span className="lc-opening-row__name">{type.label}</span>
          <span className="lc-block__summary">{main.map((name) => type.fields[name]?.editor.label).join(', ')}</span>
        </span>
        <ProblemCount count={problems} text={t('problems.count', { count: problems })} />
      </button>
    </div>
  );
}
