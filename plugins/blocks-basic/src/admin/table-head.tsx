import type { ReactElement } from 'react';
import { t } from './table-texts.ts';

interface TableHeadProps {
  /** The number of columns of the table. */
  readonly columns: number;
  /** Columns can be deleted, all but the last one. */
  readonly canDelete: boolean;
  /** Rows end with a button that deletes them. */
  readonly hasRowDeletion: boolean;
  readonly onDelete: (column: number) => void;
}

/** The numbers of the columns, each with a button that deletes the column. */
export function TableHead({ columns, canDelete, hasRowDeletion, onDelete }: TableHeadProps): ReactElement {
  return (
    <thead>
      <tr>
        {Array.from({ length: columns }, (_, column) => (
          <th key={column} scope="col">
            <span className="basic-grid__name">{t('table.column', { number: column + 1 })}</span>
            {canDelete && columns > 1 && (
              <button
                type="button"
                className="basic-grid__remove"
                aria-label={t('table.column.delete', { number: column + 1 })}
                onClick={() => onDelete(column)}
              >
                ×
              </button>
            )}
          </th>
        ))}
        {hasRowDeletion && (
          <th scope="col">
            <span className="lc-hidden">{t('table.delete')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
