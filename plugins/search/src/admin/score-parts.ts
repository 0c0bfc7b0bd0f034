import { adminLocale } from '@lectern/core/admin';
import type { Explanation } from '../explain.calls.ts';

/** What a score is the sum of, as the bar shows it. */
export const scoreParts = ['inTitle', 'inText', 'exactTitle', 'closeness', 'freshness'] as const;

type Hit = Explanation['hits'][number];

/** The points of a page for each part. */
export const pointsOf = ({
  words,
  closeness,
  exactTitle,
  freshness,
}: Hit): Readonly<Record<(typeof scoreParts)[number], number>> => ({
  inTitle: words.reduce((all, { inTitle }) => all + inTitle, 0),
  inText: words.reduce((all, { inText }) => all + inText, 0),
  closeness,
  exactTitle,
  freshness,
});

/** Points as they are read: three places behind the comma. */
export const formatPoints = (points: number): string =>
  new Intl.NumberFormat(adminLocale(), { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(points);
