import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SubjectPlace } from '#admin/contributions.ts';
import { hasPermission } from '#contract/permissions.ts';
import { useCurrentUser } from '#admin/shell/app-context.ts';

interface SubjectLinkProps {
  readonly name: string;
  readonly place?: SubjectPlace | undefined;
}

/** A name in the log, as a link where there is something to open for this person. */
export function SubjectLink({ name, place }: SubjectLinkProps): ReactElement {
  const user = useCurrentUser();
  if (!place || (place.permission && !hasPermission(user, place.permission))) return <>{name}</>;
  return <Link to={place.to}>{name}</Link>;
}
