import { StatusBadge } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import type { StaffCalendar } from '../outside.calls.ts';
import { t } from './planner-texts.ts';
import { momentText } from './reason-text.ts';

const tones = { current: 'live', copy: 'warning', busy: 'danger' } as const;

/** How a calendar answers, in words: what is wrong, when it was read, and what follows of it. */
export function outsideText({ readAt, problem, counts }: StaffCalendar): string {
  const read = readAt === null ? t('outside.never') : t('outside.readAt', { time: momentText(readAt) });
  const follows = { current: '', copy: t('outside.untilBusy'), busy: readAt === null ? '' : t('outside.noTimes') }[counts];
  return [problem && t(`outside.${problem}`), read, follows].filter(Boolean).join(' ');
}

/** How a calendar answers. */
export const OutsideState = ({ calendar }: { readonly calendar: StaffCalendar }): ReactElement => (
  <p className="planner-state">
    <StatusBadge tone={tones[calendar.counts]}>{t(`outside.${calendar.counts}`)}</StatusBadge>
    <span>{outsideText(calendar)}</span>
  </p>
);
