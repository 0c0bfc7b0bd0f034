import { useId } from 'react';
import type { ReactNode } from 'react';
import type { BlockViewProps } from '@lectern/core/site';
import { BlockSection } from '../../site/block-section.tsx';
import type { table } from './table.block.ts';
import { numberColumns } from './number-columns.ts';

/** A table. Where it is wider than the screen it scrolls within its frame, with the keyboard too. */
export default function TableView({ props, site }: BlockViewProps<typeof table>): ReactNode {
  const id = useId();
  const rows = props.rows.map(({ cells }) => cells.map(({ text }) => text));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return null;
  const [head, body] = props.hasHeaderRow ? [rows[0], rows.slice(1)] : [undefined, rows];
  const isNumber = numberColumns(body, width);
  const columns = Array.from({ length: width }, (_, column) => column);
  const classOf = (column: number) => (isNumber[column] ? 'basic-number' : undefined);
  const name = props.caption ? { 'aria-labelledby': id } : { 'aria-label': props.title || site.t('table') };
  return (
    <BlockSection className="basic-table" title={props.title}>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div className="basic-table-scroll" role="region" tabIndex={0} {...name}>
        <table className="basic-table-grid">
          {props.caption && (
            <caption className="basic-caption" id={id}>
              {props.caption}
            </caption>
          )}
          {head && (
            <thead>
              <tr>
                {columns.map((column) => (
                  <HeaderCell key={column} scope="col" className={classOf(column)} text={head[column] ?? ''} />
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {body.map((cells, row) => (
              <tr key={row}>
                {columns.map((column) =>
                  column === 0 && props.hasHeaderColumn ? (
                    <HeaderCell key={column} scope="row" text={cells[column] ?? ''} />
                  ) : (
                    <td key={column} className={classOf(column)}>
                      {cells[column]}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </BlockSection>
  );
}

interface HeaderCellProps {
  readonly scope: 'col' | 'row';
  readonly text: string;
  readonly className?: string | undefined;
}

/** A header without words would be announced as one that names nothing. */
function HeaderCell({ scope, text, className }: HeaderCellProps): ReactNode {
  return text === '' ? (
    <td className={className}>{text}</td>
  ) : (
    <th scope={scope} className={className}>
      {text}
    </th>
  );
}
