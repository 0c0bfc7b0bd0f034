import { droppedKinds } from '../../paste/paste-report.ts';
import type { Dropped } from '../../paste/paste-report.ts';
import { joinList } from '../join-list.ts';
import { t } from './paste-texts.ts';

/** What was left out or moved: "2 images and 1 frame were left out."; empty where nothing was. */
export function describeDropped(dropped: Dropped): string {
  const counts = droppedKinds.flatMap((kind) => {
    const count = dropped[kind]?.length ?? 0;
    return kind === 'nested' || count === 0 ? [] : [{ count, text: t(`dropped.${kind}`, { count }) }];
  });
  const isOne = counts.length === 1 && counts[0]?.count === 1;
  const what = joinList(counts.map(({ text }) => text));
  return [
    counts.length > 0 ? t('leftOut', { count: isOne ? 1 : 2, what }) : '',
    dropped.nested ? t('nested', { count: dropped.nested.length }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export interface DroppedDetail {
  readonly reason: string;
  /** Addresses or texts of what was left out, each once. */
  readonly examples: readonly string[];
}

const maxExamples = 10;

/** The reasons, with examples. */
export const explainDropped = (dropped: Dropped): readonly DroppedDetail[] =>
  droppedKinds.flatMap((kind) => {
    const details = dropped[kind];
    return details
      ? [{ reason: t(`reason.${kind}`), examples: [...new Set(details.filter(Boolean))].slice(0, maxExamples) }]
      : [];
  });
