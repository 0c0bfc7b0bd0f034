import { hashPassword, Role, User } from '@lectern/core/node';
import type { GrantedPermission } from '@lectern/core';
import type { TestApp } from '../app/create-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { expectSuccess } from '../expect/expect-errors.ts';

export interface BuildUserOptions {
  /** Name of a role that is there after the start. Default: `Editor`. */
  readonly role?: string;
  /** Permissions of a role made for this user alone. Wins over `role`. */
  readonly permissions?: readonly (string | GrantedPermission)[];
  readonly email?: string;
  readonly name?: string;
  readonly password?: string;
}

export interface BuiltUser {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

const defaultPassword = 'Right-password-1!';
/** KiB that hashing and checking a password of a test takes: little, since many log in. */
const cheapMemory = 1024;
const hashes = new Map<string, Promise<string>>();
let count = 0;

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password, cheapMemory);
  hashes.set(password, hash);
  return hash;
}

/** A user who can sign in. */
export async function buildUser({ app }: TestApp, options: BuildUserOptions = {}): Promise<BuiltUser> {
  count += 1;
  const em = app.orm.em.fork();
  const now = new Date();
  const role = options.permissions
    ? em.create(Role, {
        id: crypto.randomUUID(),
        name: `Test role ${process.pid}-${count}`,
        permissions: options.permissions.map((permission) =>
          typeof permission === 'string' ? { name: permission } : permission,
        ),
        createdAt: now,
        updatedAt: now,
      })
    : await em.findOneOrFail(Role, { name: options.role ?? 'Editor' });
  const password = options.password ?? defaultPassword;
  const user = em.create(User, {
    email: (options.email ?? `user-${process.pid}-${count}@example.com`).toLowerCase(),
    name: options.name ?? `User ${count}`,
    jobTitle: 'Tester',
    passwordHash: await hashOnce(password),
    role,
    createdAt: now,
    updatedAt: now,
  });
  await em.flush();
  return { id: user.id, email: user.email, password, name: user.name };
}

/** Signs a user in, through the API, as a client of their own. */
export async function signIn(app: TestApp, user: Pick<BuiltUser, 'email' | 'password'>): Promise<TestClient> {
  const client = app.client();
  const { email, password } = user;
  expectSuccess(await client.request('POST', `${app.app.apiPath}/auth/login`, { email, password }));
  return client;
}
