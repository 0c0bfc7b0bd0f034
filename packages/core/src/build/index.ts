export { buildPlugin } from './build-plugin.ts';
export { buildSite } from './build-site.ts';
export { scriptPreset, stylePreset } from './tsup-preset.ts';
