export { CheckFindings } from './findings/check-findings.tsx';
export { blockingOf } from './findings/blocking-of.ts';
export { checksOfVersion } from './checks-of-version.ts';

/** To be loaded before findings are drawn. */
export const checksLoaders = [() => import('./checks.messages.ts')];
