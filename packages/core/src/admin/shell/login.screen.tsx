import type { ReactElement } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useText } from '../texts/use-text.ts';
import { useScreenTitle } from '../ui/screen.tsx';
import { useApp } from './app-context.ts';
import { leaveFor, returnPath } from './leave.ts';
import { LoginForm } from './login-form.tsx';

/** The login screen, for whoever is not signed in. Returns to the screen that was wanted. */
export function LoginScreen(): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const [parameters] = useSearchParams();
  const { headingRef } = useScreenTitle(t('login.title'));
  const next = returnPath(parameters.get('next'));

  if (boot.user.ID !== 0) return <Navigate to={next} replace />;
  return (
    <main className="lc-login">
      <div className="lc-login__card">
        <p className="lc-login__site">
          <span className="lc-nav__mark" aria-hidden="true">
            {boot.siteName.slice(0, 1)}
          </span>
          {boot.siteName}
        </p>
        <h1 className="lc-login__title" ref={headingRef} tabIndex={-1}>
          {t('login.title')}
        </h1>
        {parameters.get('reason') === 'inactive' && (
          <p className="lc-login__note" role="status">
            {t('login.inactive')}
          </p>
        )}
        <LoginForm onSuccess={() => leaveFor(next)} />
      </div>
    </main>
  );
}
