import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { MatrixCell } from '../../translations.calls.ts';
import { cellLooks } from './matrix-looks.ts';

interface MatrixCellProps {
  readonly title: string;
  readonly locale: string;
  /** Undefined where the person may not see the page. */
  readonly cell: MatrixCell | undefined;
}

/** What there is of a page in a language, and the way there. */
export function MatrixCellView({ title, locale, cell }: MatrixCellProps): ReactElement {
  const t = useText();
  if (!cell)
    return (
      <span className="lc-quiet">
        <span aria-hidden="true">–</span>
        <span className="lc-hidden">{t('matrix.hidden')}</span>
      </span>
    );
  const { pageID, state, outdated } = cell;
  const { tone, text } = cellLooks[state];
  if (pageID === null) return <span className="lc-quiet">{t(text)}</span>;
  const said = outdated > 0 ? t('matrix.outdatedBy', { count: outdated }) : t(text);
  return (
    <Link
      className="lc-by-language__cell"
      to={`/pages/${pageID}`}
      aria-label={t('matrix.cell', { title, language: localeName(locale), state: said })}
    >
      <StatusBadge tone={tone}>{said}</StatusBadge>
    </Link>
  );
}
