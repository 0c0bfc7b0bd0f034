import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { compareWords } from '../../../pages/compare/compare-words.ts';
import type { WordRun } from '../../../pages/compare/compare-words.ts';

/** Characters that are shown of what stays, on either side of a change. */
const around = 160;

/** What stays, shortened to what stands around the changes. */
function shortened({ text }: WordRun, isFirst: boolean, isLast: boolean): string {
  if (text.length <= around * 2.5) return text;
  const start = isFirst ? '' : text.slice(0, around).toWellFormed();
  const end = isLast ? '' : text.slice(-around).toWellFormed();
  return `${start} … ${end}`;
}

/** Two texts as one: what was removed is struck through, what was added underlined, and both are said. */
export function WordRuns({ before, after }: { readonly before: string; readonly after: string }): ReactElement {
  const t = useText();
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
              <span className="lc-hidden">{t(kind === 'added' ? 'review.insertion' : 'review.deletion')} </span>
              {text}
            </Mark>
          </Fragment>
        );
      })}
    </p>
  );
}
