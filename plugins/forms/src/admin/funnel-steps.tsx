import { DataTable } from '@lectern/core/admin';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { FunnelStep } from './funnel-rows.ts';
import { t } from './funnel-texts.ts';

/** Pixels of a row: its name above its bar. */
const row = { height: 44, bar: 14, text: 16 };

/** A bar for each step, with what was left of it behind. The table below says the same. */
function FunnelBars({ steps }: { readonly steps: readonly FunnelStep[] }): ReactElement {
  const most = Math.max(1, ...steps.map(({ passed, left }) => passed + left));
  const share = (count: number): string => `${(count / most) * 100}%`;
  return (
    <svg className="forms-funnel" width="100%" height={steps.length * row.height} aria-hidden="true" focusable="false">
      {steps.map(({ id, title, passed, left }, index) => {
        const top = index * row.height;
        return (
          <g key={id}>
            <text x="0" y={top + row.text}>
              {title}: {passed}
            </text>
            <rect className="forms-funnel-left" x="0" y={top + row.text + 6} width={share(passed + left)} height={row.bar} />
            <rect className="forms-funnel-passed" x="0" y={top + row.text + 6} width={share(passed)} height={row.bar} />
          </g>
        );
      })}
    </svg>
  );
}

/** How far a form was filled in, as bars and as a table. */
export function FunnelSteps({ steps }: { readonly steps: readonly FunnelStep[] }): ReactElement {
  const heading = useId();
  return (
    <section className="lc-panel forms-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('funnel.steps')}</h2>
      <p className="forms-legend" aria-hidden="true">
        <span className="forms-legend-passed">{t('funnel.passed')}</span>
        <span className="forms-legend-left">{t('funnel.left')}</span>
      </p>
      <FunnelBars steps={steps} />
      <DataTable
        caption={t('funnel.steps')}
        items={steps}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', header: t('funnel.step'), isRowHeader: true, accessor: 'title' },
          {
            key: 'passed',
            header: t('funnel.passed'),
            isNumeric: true,
            style: 'lc-table__labelled',
            width: '9rem',
            accessor: 'passed',
          },
          {
            key: 'left',
            header: t('funnel.left'),
            isNumeric: true,
            style: 'lc-table__labelled',
            width: '11rem',
            accessor: 'left',
          },
          {
            key: 'refused',
            header: t('funnel.refused'),
            isNumeric: true,
            style: 'lc-table__labelled',
            width: '9rem',
            accessor: 'refused',
          },
        ]}
      />
      <p className="lc-quiet">{t('funnel.note')}</p>
    </section>
  );
}
