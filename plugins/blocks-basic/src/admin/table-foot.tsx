import type { ReactElement } from 'react';
import { t } from './table-texts.ts';

interface TableFootProps {
  /** The number of columns of the table. */
  readonly columns: number;
  readonly onDelete: (column: number) => void;
}

/** Columns end with a button that deletes them, as rows do: above the cells, it would stand between the field before and the words. */
export function TableFoot({ columns, onDelete }: TableFootProps): ReactElement {
  return (
    <tfoot>
      <tr>
        {Array.from({ length: columns }, (_, column) => (
          <td key={column}>
            <button
              type="button"
              className="basic-grid__remove"
              aria-label={t('table.column.delete', { number: column + 1 })}
              onClick={() => onDelete(column)}
            >
              ×
            </button>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
