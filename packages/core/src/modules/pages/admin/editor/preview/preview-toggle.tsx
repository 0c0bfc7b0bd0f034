import { MonitorSmartphone } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';

interface PreviewToggleProps {
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

/** Shows the preview, or leaves its room to the fields. */
export function PreviewToggle({ isShown, onChange }: PreviewToggleProps): ReactElement {
  const t = useText();
  return (
    <button type="button" className="lc-preview-toggle" aria-pressed={isShown} onClick={() => onChange(!isShown)}>
      <MonitorSmartphone className="lc-icon" aria-hidden="true" />
      <span className="lc-preview-toggle__text">{t('panel.preview')}</span>
    </button>
  );
}
