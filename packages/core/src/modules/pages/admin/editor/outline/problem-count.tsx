import type { ReactElement } from 'react';

/** The number of problems of a row; nothing where there are none. */
export function ProblemCount({ count, text }: { readonly count: number; readonly text: string }): ReactElement | null {
  if (count === 0) return null;
  return (
    <>
      <span className="lc-badge" aria-hidden="true">
        {count}
      </span>
      <span className="lc-hidden">{text}</span>
    </>
  );
}
