import type { ReactElement } from 'react';
import type { Column } from './data-table.tsx';

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

interface ChoiceColumnInput<Row> {
  readonly header: string;
  readonly labelOfAll: string;
  readonly labelOf: (row: Row) => string;
  /** The rows in view. */
  readonly items: readonly Row[];
  readonly isChosen: (row: Row) => boolean;
  /** Chooses rows, or takes them out of the choice. */
  readonly onChoose: (rows: readonly Row[], isChosen: boolean) => void;
}

/** The column with which rows are chosen; its header chooses all in view. */
export function choiceColumn<Row>(input: ChoiceColumnInput<Row>): Column<Row> {
  const { header, labelOfAll, labelOf, items, isChosen, onChoose } = input;
  const count = items.filter(isChosen).length;
  return {
    key: 'chosen',
    header,
    headerControl: (
      <ChoiceBox
        hasText
        label={labelOfAll}
        isChosen={items.length > 0 && count === items.length}
        isPartly={count > 0 && count < items.length}
        onChange={(isAll) => onChoose(items, isAll)}
      />
    ),
    render: (row) => <ChoiceBox label={labelOf(row)} isChosen={isChosen(row)} onChange={(isOne) => onChoose([row], isOne)} />,
  };
}
