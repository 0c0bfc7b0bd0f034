import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { classes } from '#admin/ui/classes.ts';
import type { HealthCount } from '../health.schema.ts';
import { wantsAttention, wordsOf } from './count-words.ts';

interface CountListProps {
  readonly counts: readonly HealthCount[];
  /** Names the list. */
  readonly label: string;
  /** Without the sentences that say what each is about. */
  readonly isShort?: boolean;
}

function Count({ one: { name, label, help, count, to }, isShort }: { readonly one: HealthCount; readonly isShort: boolean }) {
  const t = useText();
  return (
    <li className={classes('lc-health__count', count === 0 && 'lc-health__count--none')}>
      <span className="lc-health__number" aria-hidden="true">
        {count ?? '?'}
      </span>
      <span className="lc-health__text">
        <Link to={to} className="lc-health__label">
          {wordsOf(label, name)}
        </Link>
        <span className="lc-hidden">{count === null ? '' : t('health.found', { count })}</span>
        {count === null && <span className="lc-health__failed">{t('health.uncounted')}</span>}
        {!isShort && <span className="lc-quiet">{wordsOf(help, name)}</span>}
      </span>
    </li>
  );
}

/** What was counted, each with the way to its list. */
export const CountList = ({ counts, label, isShort = false }: CountListProps): ReactElement => (
  <ul className="lc-health" aria-label={label} data-short={isShort || undefined}>
    {counts.map((one) => (
      <Count key={one.name} one={one} isShort={isShort || !wantsAttention(one)} />
    ))}
  </ul>
);
