import type { TestApp } from '@lectern/testing';
import { roleIDOf } from '../../roles/server/role-id.test-kit.ts';

/** The body of the call that invites Anna to a role. */
export const invitedUser = async (app: TestApp, role: string, more: object = {}) => ({
  email: 'anna@example.com',
  role: await roleIDOf(app, role),
  profile: { name: 'Anna', jobTitle: 'Redacteur', image: 'ignored' },
  ...more,
});
