import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useMailStatus } from './use-mail-status.ts';

/** Says so where mails do not leave by a mail server. */
export function TransportNote(): ReactElement | null {
  const t = useText();
  const { data } = useMailStatus();
  if (!data || data.transport === 'smtp') return null;
  return (
    <p className="lc-note" role="note">
      <TriangleAlert className="lc-icon" aria-hidden="true" />
      <span>{t(data.transport === 'file' ? 'mails.toFiles' : 'mails.nowhere')}</span>
    </p>
  );
}
