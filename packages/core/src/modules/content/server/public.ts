export { contentApi } from './content-api.ts';
export type { ContentApi } from './content-api.ts';
