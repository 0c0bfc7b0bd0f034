import type { ReactElement } from 'react';
import { t } from './table-texts.ts';

interface TableHeadProps {
  /** The number of columns of the table. */
  readonly columns: number;
  /** Rows end with a button that deletes them. */
  readonly hasRowDeletion: boolean;
}

/** The numbers of the columns. */
export function TableHead({ columns, hasRowDeletion }: TableHeadProps): ReactElement {
  return (
    <thead>
      <tr>
        {Array.from({ length: columns }, (_, column) => (
          <th key={column} scope="col">
            <span className="basic-grid__name">{t('table.column', { number: column + 1 })}</span>
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
