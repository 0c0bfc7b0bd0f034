import { DataTable, StatusBadge } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import type { Explanation } from '../explain.calls.ts';
import { formatPoints, pointsOf, scoreParts } from './score-parts.ts';
import { t } from './explain-texts.ts';

type Hit = Explanation['hits'][number];

interface HitProps {
  readonly hit: Hit;
  readonly words: Explanation['words'];
  /** The highest score, to which the bars are drawn. */
  readonly best: number;
  readonly locale: string;
}

interface Line {
  readonly name: string;
  readonly where: string;
  readonly reckoned: string;
  readonly points: number;
}

/** The lines of the table: each is a term of the sum. */
function linesOf({ words: scores, closeness, exactTitle, freshness }: Hit, words: Explanation['words']): Line[] {
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const ofWords = scores.flatMap(({ inText, inTitle, fit, isPart, places }, index): Line[] => {
    const { text: word = '', rarity = 0 } = words[index] ?? {};
    const where = places.length > 0 ? places.map((place) => t(`place.${place}`)).join(', ') : t('hits.nowhere');
    const half = places.length > 0 && isPart ? `, ${t('hits.half')}` : '';
    return [
      {
        name: t('hits.word', { word }),
        where: where + half,
        reckoned: t('hits.fit', { rarity: formatPoints(rarity), fit: formatPoints(fit), all: formatPoints(all) }),
        points: inText,
      },
      ...(inTitle > 0 ? [{ name: t('hits.inTitle', { word }), where: '', reckoned: '', points: inTitle }] : []),
    ];
  });
  const beside = Object.entries({ closeness, exactTitle, freshness } as const).flatMap(([name, points]): Line[] =>
    points > 0 ? [{ name: t(`hits.${name as 'closeness' | 'exactTitle' | 'freshness'}`), where: '', reckoned: '', points }] : [],
  );
  return [...ofWords, ...beside];
}

/** A page that was found: its place, a bar of what its score is made of, and the numbers of that. */
export function ExplainedHit({ hit, words, best, locale }: HitProps): ReactElement {
  const { title, path, score, isPromoted, hasAll } = hit;
  const points = pointsOf(hit);
  return (
    <li className="site-search-hit">
      <div className="site-search-hit-head">
        <a href={path} target="_blank" rel="noopener" lang={locale}>
          {title}
        </a>
        {isPromoted && <StatusBadge tone="neutral">{t('hits.promoted')}</StatusBadge>}
        {words.length > 1 && <StatusBadge tone="neutral">{t(hasAll ? 'hits.hasAll' : 'hits.hasSome')}</StatusBadge>}
        <span className="site-search-score lc-num">{t('hits.score', { score: formatPoints(score) })}</span>
      </div>
      <span className="lc-under">{path}</span>
      <div className="site-search-bar" aria-hidden="true">
        {scoreParts.map((part) => (
          <span key={part} data-part={part} style={{ inlineSize: `${best > 0 ? (100 * points[part]) / best : 0}%` }} />
        ))}
      </div>
      <details className="site-search-numbers">
        <summary>{t('hits.numbers', { title })}</summary>
        <DataTable
          caption={t('hits.numbers', { title })}
          columns={[
            { key: 'part', header: t('hits.part'), isRowHeader: true, render: ({ name }) => name },
            { key: 'where', header: t('hits.where'), render: ({ where }) => where },
            { key: 'reckoned', header: t('hits.reckoned'), render: ({ reckoned }) => reckoned },
            {
              key: 'points',
              header: t('hits.points'),
              isNumeric: true,
              style: 'lc-table__labelled',
              width: '6rem',
              render: ({ points: each }) => formatPoints(each),
            },
          ]}
          items={[...linesOf(hit, words), { name: t('hits.sum'), where: '', reckoned: '', points: score }]}
          keyOf={({ name }) => name}
        />
      </details>
    </li>
  );
}
