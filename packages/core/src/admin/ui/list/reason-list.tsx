import type { ReactElement } from 'react';

/** Why something did not come along, with examples of what. */
export interface Reason {
  readonly reason: string;
  readonly examples: readonly string[];
}

interface ReasonListProps {
  /** The trigger that opens it. */
  readonly summary: string;
  readonly reasons: readonly Reason[];
}

/** Reasons behind a line that opens them. */
export const ReasonList = ({ summary, reasons }: ReasonListProps): ReactElement => (
  <details className="lc-reasons">
    <summary>{summary}</summary>
    <ul>
      {reasons.map(({ reason, examples }) => (
        <li key={reason}>
          {reason}
          {examples.length > 0 && (
            <ul>
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </details>
);
