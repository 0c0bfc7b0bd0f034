import { CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import type { Outlook } from '../../checks.schema.ts';
import { CheckGroup } from './check-group.tsx';

export interface CheckFindingsProps {
  readonly versionID: string;
  readonly outlook: Pick<Outlook, 'checks' | 'canWaive' | 'revision'>;
  /** What a field is called: `Hero – Title`. */
  readonly labelOf: (path: string) => string;
  /** Goes to the field at a path; without it, findings are told and lead nowhere. */
  readonly onGo?: (path: string) => void;
  /** The rank of the heading above it plus one. */
  readonly rank: 3 | 4;
  /** Something was waived, or is no more. */
  readonly onChanged: () => void;
}

/** What the checks of a version found, by check: those first that stand in the way. */
export function CheckFindings({ outlook, ...rest }: CheckFindingsProps): ReactElement {
  const t = useText();
  const { checks, canWaive, revision } = outlook;
  const found = checks.filter(({ findings }) => findings.length > 0);
  const sorted = [...found.filter(({ level }) => level === 'block'), ...found.filter(({ level }) => level === 'warn')];
  if (sorted.length === 0)
    return (
      <p className="lc-checks__none">
        <CircleCheck className="lc-icon" aria-hidden="true" />
        {t(checks.length === 0 ? 'checks.off' : 'checks.none')}
      </p>
    );
  return (
    <ul className="lc-checks">
      {sorted.map((check) => (
        <CheckGroup key={check.name} check={check} canWaive={canWaive} revision={revision} {...rest} />
      ))}
    </ul>
  );
}
