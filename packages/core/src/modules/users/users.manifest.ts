import { defineModule } from '../../contract/module.ts';

/** People who work in the admin, with their profiles. */
export const users = defineModule({
  id: 'users',
  permissions: {
    'manage-users': { label: 'Manage users' },
  },
  errors: {
    AUTH_02: { status: 400, text: 'This current password does not match our records.' },
    UM_02: { status: 404, text: 'Failed to get this user from the database.' },
    UM_03: { status: 500, text: 'Failed to delete audit logs.' },
    UM_04: { status: 500, text: 'Failed to delete profile info.' },
    UM_05: { status: 413, text: 'image exceeds 2MB.' },
    UM_06: { status: 400, text: 'format not supported, select JPEG or PNG.' },
    UM_07: { status: 400, text: 'image invalid.' },
    UM_08: { status: 400, text: 'image exceeds 1024x1024.' },
    UM_09: { status: 500, text: 'Failed to create user.' },
    UM_10: { status: 500, text: 'Failed to delete user.' },
  },
  audit: {
    actions: {
      'user.delete': 'Delete a user',
      'user.invite': 'Invite a user',
      'user.remove-image': 'Remove a profile image',
      'user.resend-invitation': 'Send an invitation again',
      'user.set-image': 'Set a profile image',
      'user.update': 'Change a user',
    },
    subjects: {
      user: 'User',
    },
    fields: {
      email: 'E-mail address',
      image: 'Profile image',
      jobTitle: 'Job title',
      language: 'Language',
    },
  },
});
