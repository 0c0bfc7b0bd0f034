import { Link } from 'react-router';
import type { Boot } from '#contract/boot.ts';
import { localeName } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { choiceColumn } from '#admin/ui/list/choice-column.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { MatrixRow } from '../../translations.calls.ts';
import { MatrixCellView } from './matrix-cell.tsx';
import type { MatrixChoice } from './use-matrix-choice.ts';

interface Input {
  readonly t: Text;
  readonly boot: Boot;
  readonly items: readonly MatrixRow[];
  /** Undefined for who may make no pages. */
  readonly choice: MatrixChoice | undefined;
  readonly sorted: 'asc' | 'desc';
  readonly onSort: () => void;
}

/** A page a row, a language a column. */
export function matrixColumns(input: Input): readonly Column<MatrixRow>[] {
  const { t, boot, items, choice } = input;
  const { availableLocales } = boot.locales;
  const chosen =
    choice &&
    choiceColumn<MatrixRow>({
      header: t('matrix.choose'),
      labelOfAll: t('matrix.chooseAll'),
      labelOf: ({ title }) => t('matrix.chooseOne', { title: title || t('matrix.untitled') }),
      items,
      isChosen: choice.has,
      onChoose: choice.set,
    });
  return [
    ...(chosen ? [chosen] : []),
    {
      key: 'title',
      header: t('matrix.page'),
      isRowHeader: true,
      onSort: input.onSort,
      sorted: input.sorted,
      render: (row) => (
        <Link to={`/pages/${row.pageID}`} className="lc-row-link">
          {row.title || t('matrix.untitled')}
        </Link>
      ),
    },
    {
      key: 'type',
      header: t('matrix.type'),
      isMinor: true,
      render: ({ type }) => boot.pageTypes.find((entry) => entry.type === type)?.label ?? type,
    },
    ...availableLocales.map((locale): Column<MatrixRow> => ({
      key: `locale-${locale}`,
      header: localeName(locale),
      // A card has no header over it.
      style: 'lc-table__labelled',
      render: ({ title, cells }) => <MatrixCellView title={title || t('matrix.untitled')} locale={locale} cell={cells[locale]} />,
    })),
  ];
}
