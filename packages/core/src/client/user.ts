import type { GrantedPermission } from '../contract/permissions.ts';
import { isRecord } from './result.ts';
import type { Body } from './result.ts';

/** A user as the API shows it. `ID` 0 means that nobody is signed in. */
export interface User {
  readonly ID: number;
  readonly email: string;
  readonly name: string;
  readonly jobTitle: string;
  /** Address of the profile image. */
  readonly image: string | null;
  readonly role: { readonly ID: number | string; readonly name: string; readonly permissions: readonly GrantedPermission[] };
}

export const nobody: User = {
  ID: 0,
  email: '',
  name: '',
  jobTitle: '',
  image: null,
  role: { ID: 0, name: '', permissions: [] },
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function permissionsOf(role: unknown): GrantedPermission[] {
  const list = isRecord(role) && Array.isArray(role['permissions']) ? role['permissions'] : [];
  return list.filter((entry): entry is GrantedPermission => isRecord(entry) && typeof entry['name'] === 'string');
}

/** Reads a user wherever an answer or the shell's boot data carries one; nobody where it carries none. */
export function readUser(value: unknown): User {
  if (!isRecord(value) || typeof value['ID'] !== 'number' || value['ID'] === 0) return nobody;
  const profile: Body = isRecord(value['profile']) ? value['profile'] : {};
  const role: Body = isRecord(value['role']) ? value['role'] : {};
  const roleID = role['ID'];
  const image = value['image'] ?? profile['image'];
  return {
    ID: value['ID'],
    email: textOf(value['email']),
    name: textOf(value['name']) || textOf(profile['name']),
    jobTitle: textOf(value['jobTitle']) || textOf(profile['jobTitle']),
    image: typeof image === 'string' && image !== '' ? image : null,
    role: {
      ID: typeof roleID === 'number' || typeof roleID === 'string' ? roleID : 0,
      name: textOf(role['name']),
      permissions: permissionsOf(role),
    },
  };
}

/** True when the user's role carries this permission. What it allows on one entity is said by that entity's `policies`. */
export const hasPermission = (user: User, name: string): boolean =>
  user.role.permissions.some((granted) => granted.name === name);
