import { adminLocale, siteTimeZone } from '@lectern/core/admin';
import type { StaffReason } from '../rules.calls.ts';
import { t } from './planner-texts.ts';

/** A moment in the time zone of the site, as plans and what visitors read are. */
export const momentText = (iso: string): string =>
  new Intl.DateTimeFormat(adminLocale(), { timeZone: siteTimeZone(), dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );

/** The time of a moment in the time zone of the site: `10:30`. */
export const clockText = (iso: string): string =>
  new Intl.DateTimeFormat(adminLocale(), { timeZone: siteTimeZone(), hour: '2-digit', minute: '2-digit' }).format(new Date(iso));

/** The day on which a moment lies in the time zone of the site: `2026-11-27`. */
export const dayOfMoment = (iso: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: siteTimeZone() }).format(new Date(iso));

/** A day, `2026-11-27`, in words. */
export const dayText = (date: string): string =>
  new Intl.DateTimeFormat(adminLocale(), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

const shortDay = (): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(adminLocale(), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A day, `2026-11-27`, as a column is headed: `Fri 27 Nov`. */
export const shortDayText = (date: string): string => shortDay().format(new Date(date));

/** The first and the last day of a week: `23–29 November 2026`. */
export const spanText = (from: string, to: string): string =>
  new Intl.DateTimeFormat(adminLocale(), { dateStyle: 'long', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to));

/** Why a time is not offered, in words. */
export function reasonText(reason: StaffReason): string {
  switch (reason.kind) {
    case 'holiday':
      return t('reason.holiday', { name: reason.name });
    case 'notice':
      return t('reason.notice', { from: momentText(reason.from) });
    case 'horizon':
      return t('reason.horizon', { last: dayText(reason.last) });
    case 'calendar-silent':
      return reason.since === null
        ? t('reason.calendar-never')
        : t('reason.calendar-silent', { since: momentText(reason.since) });
    case 'absence':
    case 'calendar':
    case 'appointment': {
      const isOneDay = dayOfMoment(reason.start) === dayOfMoment(reason.end);
      const textOf = isOneDay ? clockText : momentText;
      return t(`reason.${reason.kind}`, { start: textOf(reason.start), end: textOf(reason.end) });
    }
    case 'day-full':
      return t('reason.day-full', { most: reason.most });
    default:
      return t(`reason.${reason.kind}`);
  }
}
