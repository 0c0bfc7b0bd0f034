import { MailCheck, Send } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Account } from '../user.schema.ts';
import { userCalls } from '../users.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Avatar } from '#admin/ui/layout/avatar.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { EmptyState, ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { useUsers } from './use-users.ts';

/** The newest; more than these make a widget a list, and there is one. */
const newest = {
  pageIndex: 0,
  pageSize: 5,
  searchTerm: '',
  columnToSort: 'createdAt',
  sortOrder: 'desc',
  status: 'invited',
} as const;

/** The users who were invited and have not chosen a password yet, the newest first. */
export default function InvitationsWidget(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const tellFailure = useFailureNotice();
  const { data, isError, refetch } = useUsers(newest);

  const resend = async (user: Account) => {
    const result = await client.call(userCalls.invite, { params: { id: user.ID } });
    tellFailure(result, { about: user.ID });
    if (result.ok) notify(t('users.invitedNamed', { email: user.email }));
  };
  if (isError) return <ErrorState title={t('table.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  const { items, totalItems } = data;
  if (totalItems === 0) return <EmptyState icon={<MailCheck />} title={t('dashboard.noInvitations')} />;
  return (
    <>
      <ul className="lc-rows">
        {items.map((user) => (
          <li key={user.ID} className="lc-rows__row">
            <Avatar name={user.name || user.email} image={user.image} />
            <span className="lc-rows__text">
              <span className="lc-rows__name">{user.name}</span>
              <span className="lc-quiet lc-wrap">{user.email}</span>
            </span>
            {user.policies.canEditAccount && (
              <IconButton
                label={t('users.resendTo', { name: user.name || user.email })}
                icon={<Send className="lc-icon" aria-hidden="true" />}
                onPress={() => void resend(user)}
              />
            )}
          </li>
        ))}
      </ul>
      {totalItems > items.length && (
        <Link to="/users?status=invited">{t('dashboard.allInvitations', { count: totalItems })}</Link>
      )}
    </>
  );
}
