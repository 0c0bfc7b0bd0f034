import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';
import { BareButton } from '../controls/bare-button.tsx';
import { ErrorState } from '../layout/screen-state.tsx';

export interface ListFailureProps {
  /** What could not be loaded; the list when left out. */
  readonly title?: string;
  /** Why, where the answer said so. */
  readonly text?: string | undefined;
  /** Names the failure in the server's log. */
  readonly requestID?: string | undefined;
  /** Rows that came before stay below it. */
  readonly hasRows: boolean;
  readonly onRetry: () => void;
}

/** A list that could not be loaded: in its place, or as a bar above the rows that it still has. */
export function ListFailure({ title, text, requestID, hasRows, onRetry }: ListFailureProps): ReactElement {
  const t = useUiText();
  const name = title ?? t('table.failed');
  if (!hasRows) return <ErrorState title={name} text={text} requestID={requestID} onRetry={onRetry} />;
  const detail = [text, t('table.failedOld'), requestID && t('error.reference', { id: requestID })].filter(Boolean).join(' ');
  return (
    <div className="lc-list__failure" role="alert">
      <CircleAlert className="lc-icon" aria-hidden="true" />
      <p>
        <strong>{name}</strong> {detail}
      </p>
      <BareButton icon={<RotateCw className="lc-icon" aria-hidden="true" />} onPress={onRetry}>
        {t('action.retry')}
      </BareButton>
    </div>
  );
}
