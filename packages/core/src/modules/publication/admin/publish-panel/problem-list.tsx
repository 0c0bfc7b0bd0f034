import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useErrorText } from '#admin/shell/app-context.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import type { FieldError } from '#contract/errors.ts';

interface ProblemListProps {
  readonly problems: readonly FieldError[];
  readonly labelOf: (path: string) => string;
  readonly onGo: (path: string) => void;
}

/** What publishing refuses, each linked to its field. */
export function ProblemList({ problems, labelOf, onGo }: ProblemListProps): ReactElement | null {
  const t = useText();
  const textOf = useErrorText();
  const first = problems.find(({ property }) => property)?.property;
  if (problems.length === 0) return null;
  return (
    <section className="lc-publish__problems" aria-labelledby="publish-problems">
      <div className="lc-publish__problems-head">
        <h3 id="publish-problems">
          <CircleAlert className="lc-icon" aria-hidden="true" />
          {t('problems.preventPublishing', { count: problems.length })}
        </h3>
        {first !== undefined && (
          <Button size="small" onPress={() => onGo(first)}>
            {t('problems.first')}
          </Button>
        )}
      </div>
      <ul className="lc-checks__findings">
        {problems.map(({ property, code }, index) => (
          // Two problems at one place have no name but their order.
          <li key={`${property} ${code} ${index}`}>
            {property ? (
              <button type="button" className="lc-checks__go" onClick={() => onGo(property)}>
                {textOf({ code }, labelOf(property))}
              </button>
            ) : (
              textOf({ code })
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
