export { privateStore } from './private-store.ts';
export type { PrivateStore } from './private-store.ts';
