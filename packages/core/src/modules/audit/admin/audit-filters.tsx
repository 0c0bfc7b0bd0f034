import type { ReactElement } from 'react';
import type { AuditEntry } from '../audit.calls.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Select } from '#admin/ui/controls/select.tsx';

export const outcomeTexts: Readonly<Record<AuditEntry['outcome'], TextKey>> = {
  done: 'audit.done',
  refused: 'audit.refused',
  failed: 'audit.failed',
};

export const originTexts = {
  admin: 'audit.origin.admin',
  api: 'audit.origin.api',
  site: 'audit.origin.site',
  job: 'audit.origin.job',
  plugin: 'audit.origin.plugin',
} as const satisfies Readonly<Record<string, TextKey>>;

interface AuditFiltersProps {
  readonly filters: Readonly<Record<string, string>>;
  readonly onFilter: (name: string, value: string) => void;
}

/** The filters of the audit log: how it ended, where it came from, between which days. */
export function AuditFilters({ filters, onFilter }: AuditFiltersProps): ReactElement {
  const t = useText();
  const { outcome = '', origin = '', from = '', to = '' } = filters;
  const choices = (all: TextKey, texts: Readonly<Record<string, TextKey>>) => [
    { value: 'all', label: t(all) },
    ...Object.entries(texts).map(([value, text]) => ({ value, label: t(text) })),
  ];
  const day = (name: 'from' | 'to', value: string) => (
    <label className="lc-day">
      <span className="lc-toolbar__label">{t(name === 'from' ? 'audit.from' : 'audit.to')}</span>
      <input
        type="date"
        className="lc-input lc-day__input lc-num"
        value={value}
        onChange={(event) => onFilter(name, event.target.value)}
      />
    </label>
  );
  return (
    <>
      <Select
        label={t('audit.outcome')}
        isLabelHidden
        size="small"
        value={outcome || 'all'}
        options={choices('audit.allOutcomes', outcomeTexts)}
        onChange={(next) => onFilter('outcome', next === 'all' ? '' : next)}
      />
      <Select
        label={t('audit.origin')}
        isLabelHidden
        size="small"
        value={origin || 'all'}
        options={choices('audit.allOrigins', originTexts)}
        onChange={(next) => onFilter('origin', next === 'all' ? '' : next)}
      />
      {day('from', from)}
      {day('to', to)}
    </>
  );
}
