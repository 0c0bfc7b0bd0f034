export { assertGrantable } from './assert-grantable.ts';
export { administratorRole, initialRoles } from './initial-roles.ts';
export { keepAdministrator } from './keep-administrator.ts';
export { lockRights } from './lock-rights.ts';
export { rightsOf } from './rights.ts';
export { Role } from './role.entity.ts';
export { roleUse } from './role-use.ts';
export type { RoleUse } from './role-use.ts';
