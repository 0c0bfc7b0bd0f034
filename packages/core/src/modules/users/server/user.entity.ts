import { defineEntity, p } from '@mikro-orm/core';
import type { AdminLanguage } from '#contract/admin-language.ts';
import { Role } from '../../roles/server/public.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'lectern_user',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Lower case and trimmed: one person, one account. */
    email: p.string().length(254).unique(),
    /** Argon2id in PHC notation; null until the account is activated. */
    passwordHash: p.string().length(255).nullable().hidden(),
    role: () => p.manyToOne(Role),
    name: p.string().length(255),
    jobTitle: p.string().length(255).default(''),
    image: p.string().length(255).nullable(),
    /** Of the admin and of mails; null: none was chosen, and the admin is English. */
    language: p.string().length(2).nullable().$type<AdminLanguage>(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);
