import { CircleAlert, LockKeyhole, RotateCw } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';
import { BareButton } from '../controls/bare-button.tsx';

interface StateProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly icon?: ReactNode;
  /** The one next thing to do. */
  readonly action?: ReactNode;
  readonly role?: 'alert' | 'status';
}

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({ title, text, icon, action, role = 'status' }: StateProps): ReactElement => (
  <div className="lc-state" role={role}>
    {icon && (
      <span className="lc-state__icon" aria-hidden="true">
        {icon}
      </span>
    )}
    <p className="lc-state__title">{title}</p>
    {text && <p className="lc-state__text">{text}</p>}
    {action && <div className="lc-state__action">{action}</div>}
  </div>
);

interface ErrorStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Names the failure in the server's log. */
  readonly requestID?: string | undefined;
  readonly onRetry?: () => void;
}

/** The notice in place of content that could not be loaded. */
export function ErrorState({ title, text, requestID, onRetry }: ErrorStateProps): ReactElement {
  const t = useUiText();
  const detail = [text, requestID && t('error.reference', { id: requestID })].filter(Boolean).join(' ');
  return (
    <EmptyState
      role="alert"
      icon={<CircleAlert />}
      title={title}
      text={detail || undefined}
      action={
        onRetry && (
          <BareButton icon={<RotateCw className="lc-icon" aria-hidden="true" />} onPress={onRetry}>
            {t('action.retry')}
          </BareButton>
        )
      }
    />
  );
}

/** Something is here, and this person may not see it. Never mistaken for "empty". */
export function ForbiddenState(): ReactElement {
  const t = useUiText();
  return <EmptyState icon={<LockKeyhole />} title={t('app.forbidden.title')} text={t('app.forbidden.text')} />;
}
