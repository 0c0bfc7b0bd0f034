/** A name that another role has, in whatever letter case. */
export const roleConflicts = { lectern_role_name_unique: { property: 'name', code: 'V_06' } } as const;
