import type { ReactElement } from 'react';
import { useApp } from '#admin/shell/app-context.ts';
import { leaveFor } from '#admin/shell/leave.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { Login } from './login.tsx';

/** A login in place, for a session that ended while work was unsaved. What waited is sent afterwards. */
export default function ReloginDialog(): ReactElement {
  const t = useText();
  const { session, boot } = useApp();
  return (
    <Modal isOpen onClose={() => undefined} isForced title={t('login.again.title')}>
      <p>{t('login.again.text')}</p>
      <Login
        email={boot.user.email}
        isEmailFixed
        onSuccess={(user) => {
          // Somebody else's session has other rights and other boot data.
          if (user.ID === boot.user.ID) session.resumed();
          else leaveFor('/');
        }}
      />
    </Modal>
  );
}
