import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { hasPermission } from '../../../client/user.ts';
import { useCurrentUser } from '../../../admin/shell/app-context.ts';
import type { CorePermission } from '../../../core-modules.ts';

interface ThingLinkProps {
  readonly name: string;
  readonly place?: { readonly to: string; readonly permission?: CorePermission } | undefined;
}

/** A name in the log, as a link where there is something to open for this person. */
export function ThingLink({ name, place }: ThingLinkProps): ReactElement {
  const user = useCurrentUser();
  if (!place || (place.permission && !hasPermission(user, place.permission))) return <>{name}</>;
  return <Link to={place.to}>{name}</Link>;
}
