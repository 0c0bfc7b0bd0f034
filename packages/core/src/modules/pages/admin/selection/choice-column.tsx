import type { ReactElement } from 'react';
import type { Text } from '../../../../admin/messages/use-messages.ts';
import type { Column } from '../../../../admin/ui/list/data-table.tsx';
import type { PageListItem } from '../../page.schema.ts';
import type { PageSelection } from './page-selection.ts';

interface ChoiceBoxProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly isPartly?: boolean;
  /** Says what it is for, where rows are cards. */
  readonly hasText?: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function ChoiceBox({ label, isChosen, isPartly = false, hasText = false, onChange }: ChoiceBoxProps): ReactElement {
  return (
    <label className="lc-check lc-choice-box">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {hasText && (
        <span className="lc-choice-box__text" aria-hidden="true">
          {label}
        </span>
      )}
    </label>
  );
}

interface ChoiceColumnInput {
  readonly t: Text;
  readonly selection: PageSelection;
  /** The rows in view. */
  readonly items: readonly PageListItem[];
}

/** The column with which pages are chosen; its header chooses all in view. */
export function choiceColumn({ t, selection, items }: ChoiceColumnInput): Column<PageListItem> {
  const count = items.filter(({ id }) => selection.has(id)).length;
  return {
    key: 'chosen',
    header: t('column.chosen'),
    headerControl: (
      <ChoiceBox
        hasText
        label={t('pages.chooseAll')}
        isChosen={items.length > 0 && count === items.length}
        isPartly={count > 0 && count < items.length}
        onChange={(isChosen) => selection.set(items, isChosen)}
      />
    ),
    render: (page) => (
      <ChoiceBox
        label={t('pages.choose', { title: page.title || t('editor.untitled') })}
        isChosen={selection.has(page.id)}
        onChange={(isChosen) => selection.set([page], isChosen)}
      />
    ),
  };
}
