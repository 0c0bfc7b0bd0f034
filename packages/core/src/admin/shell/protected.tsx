import type { ReactElement, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useText } from '../messages/use-messages.ts';
import { Screen } from '../ui/layout/screen.tsx';
import { ForbiddenState } from '../ui/layout/screen-state.tsx';
import { useApp, usePermission } from './app-context.ts';

/** Content that only a signed-in person sees; everybody else is sent to the login and comes back after it. */
export function Protected({ children }: { readonly children: ReactNode }): ReactNode {
  const { boot } = useApp();
  const { pathname, search } = useLocation();
  if (boot.user.ID !== 0) return children;
  const next = `${pathname}${search}`;
  return <Navigate replace to={next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`} />;
}

/** Content that only some roles may see. */
export function Permitted({
  permission,
  children,
}: {
  readonly permission: string | undefined;
  readonly children: ReactElement;
}) {
  const t = useText();
  const isAllowed = usePermission(permission);
  if (isAllowed) return children;
  return (
    <Screen title={t('app.forbidden.title')} isTitleHidden>
      <ForbiddenState />
    </Screen>
  );
}
