export { defineAdmin } from './define-admin.ts';
