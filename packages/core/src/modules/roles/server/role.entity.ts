import { defineEntity, p } from '@mikro-orm/core';
import type { GrantedPermission } from '#contract/permissions.ts';

const RoleSchema = defineEntity({
  name: 'Role',
  tableName: 'lectern_role',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => crypto.randomUUID()),
    name: p.string().length(100).unique(),
    /** Stored names that no installed plugin declares are kept and never granted. */
    permissions: p.json<GrantedPermission[]>(),
    /** Demands a second factor of everybody with the role. */
    requiresSecondFactor: p.boolean().default(false),
    /** Rises with each change, so that nobody writes over what somebody else changed meanwhile. */
    revision: p.integer().default(0),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

export class Role extends RoleSchema.class {}
RoleSchema.setClass(Role);
