/** An address that somebody else has. */
export const userConflicts = { lectern_user_email_unique: { property: 'email', code: 'V_06' } } as const;
