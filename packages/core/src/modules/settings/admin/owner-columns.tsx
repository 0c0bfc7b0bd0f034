import { Link } from 'react-router';
import { formatMoment, formatRecent } from '#admin/messages/format.ts';
import { labelOf } from '#admin/messages/translations.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { ListedSettings } from '../settings.schema.ts';

/** The columns of the owners of settings. */
export const ownerColumns = (t: Text): readonly Column<ListedSettings>[] => [
  {
    key: 'title',
    header: t('siteSettings.owner'),
    isRowHeader: true,
    width: '26%',
    render: ({ owner, label }) => (
      <Link to={`/site-settings/${owner}`} className="lc-row-link">
        {labelOf(label, owner)}
      </Link>
    ),
  },
  {
    key: 'fields',
    header: t('siteSettings.fields'),
    render: ({ owner, fields, locked }) => {
      const count = Object.keys(locked).length;
      return (
        <span className="lc-wrap lc-quiet">
          {fields.map((label) => labelOf(label, owner)).join(', ')}{' '}
          {count > 0 && <StatusBadge tone="neutral">{t('siteSettings.locked', { count })}</StatusBadge>}
        </span>
      );
    },
  },
  {
    key: 'updatedAt',
    header: t('column.updatedAt'),
    width: '8rem',
    isNumeric: true,
    render: ({ updatedAt }) =>
      updatedAt && (
        <time dateTime={updatedAt} title={formatMoment(updatedAt)}>
          {formatRecent(updatedAt)}
        </time>
      ),
  },
];
