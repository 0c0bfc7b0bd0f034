import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { compareWords } from '../../compare/compare-words.ts';
import type { WordRun } from '../../compare/compare-words.ts';

/** Characters that are shown of what stays, on either side of a change. */
const around = 160;

/** What stays, shortened to what stands around the changes. */
function shortened({ text }: WordRun, isFirst: boolean, isLast: boolean): string {
  if (text.length <= around * 2.5) return text;
  const start = isFirst ? '' : text.slice(0, around).toWellFormed();
  const end = isLast ? '' : text.slice(-around).toWellFormed();
  return `${start} … ${end}`;
}

interface WordRunsProps {
  readonly before: string;
  readonly after: string;
  /** Said before words that only the later text has, and before those that only the earlier one has. */
  readonly added: string;
  readonly removed: string;
}

/** Two texts as one: what only the earlier one has is struck through, what only the later one has underlined, and both are said. */
export function WordRuns({ before, after, added, removed }: WordRunsProps): ReactElement {
  const runs = compareWords(before, after);
  return (
    <p className="lc-words">
      {runs.map((run, index) => {
        const { kind, text } = run;
        // Runs have no name but their place.
        const key = `${index} ${kind}`;
        if (kind === 'same') return <Fragment key={key}>{shortened(run, index === 0, index === runs.length - 1)}</Fragment>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        const isReplacing = kind === 'added' && runs[index - 1]?.kind === 'removed';
        return (
          <Fragment key={key}>
            {isReplacing && ' '}
            <Mark>
              <span className="lc-hidden">{kind === 'added' ? added : removed} </span>
              {text}
            </Mark>
          </Fragment>
        );
      })}
    </p>
  );
}
