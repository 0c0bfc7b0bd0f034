/** SQL: true for a user `u` who can sign in, by a password or through an identity provider; an invitation alone is none. */
export const isActiveUser = `(u.password_hash is not null
  or exists (select from lectern_identity identity where identity.user_id = u.id))`;
