import { defaultPageSize } from '@lectern/core/admin';
import type { ListState } from '@lectern/core/admin';
import { addDays } from '../../slots/days.ts';
import { readWeek, weekOf } from '../../slots/week.ts';
import type { Week } from '../../slots/week.ts';
import { dayOfMoment } from '../reason-text.ts';

export const periods = ['coming', 'today', 'week', 'past'] as const;
export type Period = (typeof periods)[number];

export const statuses = ['confirmed', 'cancelled'] as const;

/** What stands in the address of the appointments. */
export const listingShape = {
  columns: ['start'] as const,
  initial: { columnToSort: 'start' as const, sortOrder: 'asc' as const },
  filters: ['advisor', 'region', 'period', 'status', 'view', 'week'],
};

/** Days before and after today that a list may hold. */
const reach = 90;

/** Days of a period, both included. */
function daysOfPeriod(period: Period, today: string): { readonly from: string; readonly to: string } {
  const { from, to } = weekOf(today);
  return {
    coming: { from: today, to: addDays(today, reach) },
    today: { from: today, to: today },
    week: { from, to },
    past: { from: addDays(today, -reach), to: addDays(today, -1) },
  }[period];
}

/** The day that it is where the site is. */
export const today = (): string => dayOfMoment(new Date().toISOString());

export interface Listing {
  readonly isWeek: boolean;
  readonly week: Week;
  readonly period: Period;
  /** Of the call. */
  readonly query: {
    readonly from: string;
    readonly to: string;
    readonly advisor?: string;
    readonly region?: string;
    readonly status?: (typeof statuses)[number];
  };
  /** Which part of them; a week is shown whole. */
  readonly page: { readonly sortOrder?: 'asc' | 'desc'; readonly pageIndex?: string; readonly pageSize?: string };
}

/** What an address asks for; a week shows what takes place, unless told otherwise. */
export function readListing({ filters, sortOrder, pageIndex }: ListState<'start'>): Listing {
  const { advisor = '', region = '' } = filters;
  const isWeek = filters['view'] === 'week';
  const week = readWeek(filters['week'] ?? '') ?? weekOf(today());
  const period = periods.find((each) => each === filters['period']) ?? 'coming';
  const status = statuses.find((each) => each === filters['status']) ?? (isWeek ? 'confirmed' : undefined);
  const { from, to } = isWeek ? week : daysOfPeriod(period, today());
  return {
    isWeek,
    week,
    period,
    query: {
      from,
      to,
      ...(advisor === '' ? {} : { advisor }),
      ...(region === '' ? {} : { region }),
      ...(status ? { status } : {}),
    },
    page: isWeek ? {} : { sortOrder, pageIndex: String(pageIndex), pageSize: String(defaultPageSize) },
  };
}
