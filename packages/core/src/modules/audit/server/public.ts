export { eraseIdentity } from './identity.ts';
export { recordAudit, recordRefusal } from './record-audit.ts';
