import type { Immutable } from '#contract/call.ts';
import type { GrantedPermission, PermissionParameters } from '#contract/permissions.ts';
import type { IncomingRole, Role } from '../role.schema.ts';

/** A role as it is being changed. A permission may be granted several times, each time with other limits. */
export interface RoleDraft {
  readonly name: string;
  readonly requiresSecondFactor: boolean;
  readonly grants: readonly GrantedPermission[];
}

export const emptyRole: RoleDraft = { name: '', requiresSecondFactor: false, grants: [] };

const withoutMark = ({ name, parameters }: GrantedPermission): GrantedPermission => ({
  name,
  ...(parameters ? { parameters } : {}),
});

export const draftOf = ({ name, requiresSecondFactor, permissions }: Role): RoleDraft => ({
  name,
  requiresSecondFactor,
  grants: permissions.map(withoutMark),
});

/** A copy of a role to begin another one with. */
export const copyOf = (role: Role, name: string): RoleDraft => ({ ...draftOf(role), name });

/** Parameters without what says nothing; undefined where nothing is left: the grant then holds everywhere. */
function tidied(parameters: PermissionParameters): PermissionParameters | undefined {
  const { pageTypes, locales, underPage, own } = parameters;
  const said = {
    ...(pageTypes && pageTypes.length > 0 ? { pageTypes } : {}),
    ...(locales && locales.length > 0 ? { locales } : {}),
    ...(underPage ? { underPage } : {}),
    ...(own ? { own } : {}),
  };
  return Object.keys(said).length > 0 ? said : undefined;
}

const grantOf = (name: string, parameters: PermissionParameters): GrantedPermission => {
  const said = tidied(parameters);
  return { name, ...(said ? { parameters: said } : {}) };
};

/** Grants a permission, with the limits that whoever grants it has, or takes every grant of it away. */
export const toggled = (draft: RoleDraft, name: string, limits: PermissionParameters = {}): RoleDraft => ({
  ...draft,
  grants: draft.grants.some((grant) => grant.name === name)
    ? draft.grants.filter((grant) => grant.name !== name)
    : [...draft.grants, grantOf(name, limits)],
});

export const limited = (draft: RoleDraft, index: number, change: Partial<PermissionParameters>): RoleDraft => ({
  ...draft,
  grants: draft.grants.map((grant, place) => (place === index ? grantOf(grant.name, { ...grant.parameters, ...change }) : grant)),
});

/** Grants a permission once more, beside the grant at hand, to be limited otherwise. */
export const doubled = (draft: RoleDraft, index: number): RoleDraft => {
  const grant = draft.grants[index];
  return grant ? { ...draft, grants: draft.grants.toSpliced(index + 1, 0, grant) } : draft;
};

export const dropped = (draft: RoleDraft, index: number): RoleDraft => ({
  ...draft,
  grants: draft.grants.toSpliced(index, 1),
});

export const inputOf = ({ name, requiresSecondFactor, grants }: RoleDraft): Immutable<IncomingRole> => ({
  name: name.trim(),
  requiresSecondFactor,
  permissions: grants,
});

export const isSameDraft = (a: RoleDraft, b: RoleDraft): boolean => JSON.stringify(a) === JSON.stringify(b);
