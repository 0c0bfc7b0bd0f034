import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { adminLocale, formatMoment, formatTime } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { DataTable } from '#admin/ui/list/data-table.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { DeliveredHour } from '../delivery.calls.ts';

/** Of a bar with the room beside it, in units of the drawing. */
const step = 10;
const gap = 2;
const height = 60;

const total = (hours: readonly DeliveredHour[], name: 'kept' | 'made'): number =>
  hours.reduce((sum, hour) => sum + hour[name], 0);

const writeNumber = (value: number): string => new Intl.NumberFormat(adminLocale()).format(value);

/** A share as people read it; empty where there is nothing to share. */
function writeShare(kept: number, made: number): string {
  if (kept + made === 0) return '';
  // Never all, where something was made.
  const share = made === 0 ? 1 : Math.min(kept / (kept + made), 0.999);
  return new Intl.NumberFormat(adminLocale(), { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

const columnsOf = (t: Text): readonly Column<DeliveredHour>[] => [
  { key: 'hour', header: t('delivery.hour'), isRowHeader: true, render: ({ hour }) => formatMoment(hour) },
  { key: 'kept', header: t('delivery.kept'), isNumeric: true, render: ({ kept }) => writeNumber(kept) },
  { key: 'made', header: t('delivery.made'), isNumeric: true, render: ({ made }) => writeNumber(made) },
  { key: 'share', header: t('delivery.share'), isNumeric: true, render: ({ kept, made }) => writeShare(kept, made) },
];

function Bar({ hour: { kept, made }, index }: { readonly hour: DeliveredHour; readonly index: number }): ReactElement {
  const all = kept + made;
  const [x, width] = [index * step + gap / 2, step - gap];
  // An hour in which nobody came is a line at the bottom.
  if (all === 0) return <rect className="lc-delivery__none" x={x} y={height - 1} width={width} height={1} />;
  const filled = (kept / all) * height;
  return (
    <>
      <rect className="lc-delivery__all" x={x} y={0} width={width} height={height} rx={1} />
      <rect className="lc-delivery__kept" x={x} y={height - filled} width={width} height={filled} rx={1} />
    </>
  );
}

/** How much came from the caches over the day, as a picture and as a table. */
export function RateChart({ hours }: { readonly hours: readonly DeliveredHour[] }): ReactElement {
  const t = useText();
  const columns = useMemo(() => columnsOf(t), [t]);
  const [kept, made] = [total(hours, 'kept'), total(hours, 'made')];
  if (kept + made === 0) return <p className="lc-quiet">{t('delivery.noVisits')}</p>;
  const [rate, count] = [writeShare(kept, made), writeNumber(kept + made)];
  const [first, last] = [hours[0], hours.at(-1)];
  return (
    <>
      <p className="lc-delivery__rate">{t('delivery.rateNow', { rate, count })}</p>
      <figure className="lc-delivery__figure">
        <svg
          viewBox={`0 0 ${hours.length * step} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('delivery.chart', { rate, count })}
        >
          {hours.map((hour, index) => (
            <Bar key={hour.hour} hour={hour} index={index} />
          ))}
        </svg>
        <div className="lc-delivery__axis lc-quiet" aria-hidden="true">
          <span>{first && formatTime(new Date(first.hour))}</span>
          <span>{last && formatTime(new Date(last.hour))}</span>
        </div>
      </figure>
      <details>
        <summary>{t('delivery.asTable')}</summary>
        <DataTable
          caption={t('delivery.rate')}
          columns={columns}
          items={hours.filter((hour) => hour.kept + hour.made > 0)}
          keyOf={({ hour }) => hour}
        />
      </details>
    </>
  );
}
