export { refuseChanged } from './fail.ts';
