import { useLocation, useNavigate } from 'react-router';
import { hasPermission } from '../../contract/permissions.ts';
import type { ActionContext } from '../contributions.ts';
import { useClient, useCurrentUser } from './app-context.ts';

/** The context of actions, as things are at this moment. */
export function useActionContext(): ActionContext {
  const navigate = useNavigate();
  const client = useClient();
  const user = useCurrentUser();
  const { pathname } = useLocation();
  return {
    navigate: (to, state) => void navigate(to, { state }),
    client,
    path: pathname,
    can: (permission) => hasPermission(user, permission),
  };
}
