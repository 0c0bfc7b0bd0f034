export { eraseIdentity } from './identity.ts';
