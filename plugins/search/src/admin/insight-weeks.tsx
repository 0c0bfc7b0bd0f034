import { adminLocale } from '@lectern/core/admin';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { SearchedWeek } from '../insight.calls.ts';
import { t } from './insight-texts.ts';

interface WeeksProps {
  readonly weeks: readonly SearchedWeek[];
}

/** Pixels. */
const bar = { width: 20, height: 84, top: 18, gap: 2 };
const height = bar.top + bar.height + 22;
/** Weeks of which each has room for its day. */
const mostDays = 6;

const dayOf = (week: string): string =>
  new Intl.DateTimeFormat(adminLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(week));

/** A bar for each week, its part without a result at the bottom. The table below says the same. */
function WeekBars({ weeks }: WeeksProps): ReactElement {
  const most = Math.max(1, ...weeks.map(({ searches }) => searches));
  const pixels = (searches: number): number => Math.ceil((searches / most) * bar.height);
  const compact = new Intl.NumberFormat(adminLocale(), { notation: 'compact' });
  const bottom = bar.top + bar.height;
  return (
    <svg
      className="site-search-bars"
      data-few={weeks.length <= mostDays || undefined}
      width="100%"
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <line x1="0" x2="100%" y1={bottom + 0.5} y2={bottom + 0.5} />
      {weeks.map(({ week, searches, fruitless }, index) => {
        const x = `${((index + 0.5) / weeks.length) * 100}%`;
        const [whole, without] = [pixels(searches), pixels(fruitless)];
        const found = whole - without - (without > 0 && whole - without > bar.gap ? bar.gap : 0);
        const isNamed = weeks.length <= mostDays || (weeks.length - 1 - index) % 3 === 0;
        return (
          <g key={week}>
            <g transform={`translate(${-bar.width / 2} 0)`}>
              <rect className="site-search-found" x={x} y={bottom - whole} width={bar.width} height={found} />
              <rect className="site-search-fruitless" x={x} y={bottom - without} width={bar.width} height={without} />
            </g>
            {searches > 0 && (
              <text x={x} y={bottom - whole - 5}>
                {compact.format(searches)}
              </text>
            )}
            {isNamed && (
              <text x={x} y={height - 5}>
                {dayOf(week)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** How often visitors searched, by weeks: as bars, and as a table for who does not see them. */
export function InsightWeeks({ weeks }: WeeksProps): ReactElement {
  const id = useId();
  return (
    <section className="lc-panel site-search-weeks" aria-labelledby={id}>
      <div className="site-search-weeks__head">
        <h2 id={id}>{t('weeks.title')}</h2>
        <p className="site-search-weeks__legend" aria-hidden="true">
          <span className="site-search-found">{t('weeks.found')}</span>
          <span className="site-search-fruitless">{t('weeks.fruitless')}</span>
        </p>
      </div>
      <WeekBars weeks={weeks} />
      <table className="lc-hidden" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('weeks.week')}</th>
            <th scope="col">{t('weeks.searches')}</th>
            <th scope="col">{t('weeks.fruitless')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, searches, fruitless }) => (
            <tr key={week}>
              <th scope="row">{dayOf(week)}</th>
              <td>{searches}</td>
              <td>{fruitless}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
