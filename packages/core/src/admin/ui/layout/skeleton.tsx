import type { ReactElement } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';
import { useDelayed } from '../use-delayed.ts';

interface SkeletonProps {
  readonly lines?: number;
  readonly label?: string;
}

/** The place of what is being loaded. Appears after 300 ms. */
export function Skeleton({ lines = 4, label }: SkeletonProps): ReactElement {
  const t = useUiText();
  const isShown = useDelayed();
  return (
    <div className="lc-skeleton" role="status" data-shown={isShown || undefined}>
      <span className="lc-hidden">{label ?? t('loading.label')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="lc-skeleton__line" />
      ))}
    </div>
  );
}
