export { DangerDialog } from './danger-dialog.tsx';
export { useRoles } from './use-roles.ts';
