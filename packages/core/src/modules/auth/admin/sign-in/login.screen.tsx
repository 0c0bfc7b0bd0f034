import type { ReactElement } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useApp } from '#admin/shell/app-context.ts';
import { leaveFor, returnPath } from '#admin/shell/leave.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { BareScreen } from './bare-screen.tsx';
import { Login } from './login.tsx';
import { useLoginMethods } from './use-login-methods.ts';

/** Why somebody stands before the login again, by the word in the address. */
const notes: Readonly<Record<string, TextKey>> = {
  inactive: 'login.inactive',
  'single-sign-on-failed': 'login.singleSignOnFailed',
  'single-sign-on-unknown': 'login.singleSignOnUnknown',
};

/** The login screen, for whoever is not signed in. Returns to the screen that was wanted. */
export default function LoginScreen(): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const [parameters] = useSearchParams();
  const next = returnPath(parameters.get('next'));
  const reason = parameters.get('reason') ?? '';
  const reasonNote = Object.hasOwn(notes, reason) ? notes[reason] : undefined;
  // Another system vouched for the first step; the second is still to come.
  const isHalfway = reason === 'second-factor';
  const { methods, isPending } = useLoginMethods();
  const begun = (isHalfway && methods?.secondFactor) || undefined;

  const note = isHalfway && !isPending && !begun ? 'login.halfwayOver' : reasonNote;

  if (boot.user.ID !== 0) return <Navigate to={next} replace />;
  return (
    <BareScreen title={t('login.title')} foot={<Link to="/forgot-password">{t('login.forgot')}</Link>}>
      {note && (
        <p className="lc-login__note" role="status">
          {t(note)}
        </p>
      )}
      {isHalfway && isPending ? <Skeleton /> : <Login next={next} begun={begun} onSuccess={() => leaveFor(next)} />}
    </BareScreen>
  );
}
